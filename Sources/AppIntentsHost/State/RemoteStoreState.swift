import IntentSystem
import Synchronization

/// The check whether a system's remote store saves, for the answer at `/ready`.
///
/// It asks the store at most once a second, and not while an answer is awaited, because everyone may ask.
/// A store that hasn't answered within the limit isn't there.
final class RemoteStoreState: Sendable {
    private struct State {
        /// The last finding; at first, that nothing speaks against the store.
        var isThere = true
        var time: ContinuousClock.Instant?
        /// An answer is awaited.
        var isAsking = false
    }

    private static let interval = Duration.seconds(1)
    /// Less than supervisors and proxies wait for an answer.
    private static let limit = Duration.seconds(2)

    private let system: IntentSystem
    private let state = Mutex(State())

    init(of system: IntentSystem) {
        self.system = system
    }

    /// A store of the system is remote.
    var isRemote: Bool { system.keepsCardsRemotely }

    /// Returns whether the store could save within the last second; `true` if no store is remote.
    func isThere() async -> Bool {
        let now = ContinuousClock.now
        let known = state.withLock { state -> Bool? in
            let isFresh = state.time.map { now - $0 < Self.interval } ?? false
            // Who asks meanwhile gets the answer before.
            if isFresh || state.isAsking { return state.isThere }
            state.isAsking = true
            return nil
        }
        if let known { return known }
        do {
            return try await inTime(Self.limit, system.deadlines) { [self] in
                let isThere = await system.canSaveCards()
                // Also for an answer that comes after the limit.
                state.withLock { $0 = State(isThere: isThere, time: .now) }
                return isThere
            }
        } catch {
            state.withLock { ($0.isThere, $0.time) = (false, .now) }
            return false
        }
    }
}
