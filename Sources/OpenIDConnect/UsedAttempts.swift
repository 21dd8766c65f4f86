#if OpenIDConnect
    import Foundation
    import IntentSystem
    import Synchronization

    /// The attempts to sign in that have come back from the provider; each counts once.
    ///
    /// Their cookies stay good for who copied them. Nodes of an app that agree on claims let an attempt count once
    /// among all of them; another one remembers those of its process.
    package final class UsedAttempts: Sendable {
        /// The most attempts that a process remembers; those that end first are forgotten for others.
        package static let limit = 10_000

        private let agreement: (any NodeAgreement)?
        private let ends = Mutex<[String: Date]>([:])

        init(_ agreement: (any NodeAgreement)?) { self.agreement = agreement }

        /// Returns `true` for the first return of an attempt; throws if that can't be known.
        func claim(_ attempt: SignInAttempt, at now: Date) async throws -> Bool {
            if let agreement {
                // The clocks of nodes may differ.
                let time = SignInAttempt.lifetime + .seconds(TokenCheck.leeway)
                return try await agreement.claim("sign-in \(attempt.state)", for: time)
            }
            return ends.withLock { ends in
                guard ends[attempt.state] == nil else { return false }
                if ends.count >= Self.limit { Self.makeRoom(in: &ends, at: now) }
                ends[attempt.state] = attempt.until
                return true
            }
        }

        private static func makeRoom(in ends: inout [String: Date], at now: Date) {
            ends = ends.filter { $0.value > now }
            guard ends.count >= limit else { return }
            // Some at once: a flood must not sort them each time.
            for (state, _) in ends.sorted(by: { $0.value < $1.value }).prefix(limit / 16) {
                ends[state] = nil
            }
        }
    }
#endif
