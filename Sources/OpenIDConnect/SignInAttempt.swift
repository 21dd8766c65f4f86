#if OpenIDConnect
    import Foundation
    import WebHost
    import _Cryptography

    /// The values that a browser keeps, sealed, from the beginning of signing in to the return from the provider.
    ///
    /// The host keeps nothing of it, so that another node of the app can answer the return.
    package struct SignInAttempt: Codable, Equatable, Sendable {
        /// The time that a person has to sign in at the provider.
        package static let lifetime: Duration = .seconds(600)
        /// The longest destination, which must have room in a cookie.
        package static let longestDestination = 1000

        /// The value that the return must repeat.
        var state: String
        /// The value that the ID token must repeat.
        var nonce: String
        /// The secret whose digest the provider gets first (PKCE).
        var verifier: String
        /// The address on this host that the person wanted.
        var destination: String
        var until: Date

        init(to destination: String, at now: Date) {
            func random(_ count: Int) -> String {
                SessionCookie.hexadecimal([UInt8].random(count: count))
            }
            // The cookies of a browser with many tabs have room in one field of a header.
            (state, nonce, verifier) = (random(16), random(16), random(32))
            self.destination =
                destination.utf8.count > Self.longestDestination
                ? "/" : LocalAddress.of(destination)
            until = now + TimeInterval(Self.lifetime.components.seconds)
        }

        /// Returns the kind of the cookie of an attempt: each has its own, since several tabs may sign in at once.
        static func cookie(for state: String) -> String? {
            let isOurs =
                state.utf8.count == 32
                && state.utf8.allSatisfy {
                    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
                }
            return isOurs ? "attempt-\(state.prefix(8))" : nil
        }

        /// Reads the attempt that a browser's return must belong to; `nil` if it doesn't, or comes too late.
        init?(_ sealed: [UInt8]?, state: String?, at now: Date) {
            guard let sealed, let state,
                let attempt = try? JSONDecoder().decode(Self.self, from: Data(sealed)),
                attempt.until > now,
                Digest(of: Array(attempt.state.utf8)) == Digest(of: Array(state.utf8))
            else { return nil }
            self = attempt
        }

        /// The bytes to be sealed.
        var bytes: [UInt8] {
            get throws { Array(try JSONEncoder().encode(self)) }
        }

        /// Returns the address at the provider to which the browser is sent; `asksAgain` if its own session
        /// isn't enough there.
        func address(
            at endpoint: String, for settings: OpenIDSettings, returning: String,
            asksAgain: Bool = false
        ) -> String {
            var fields = [
                "response_type": "code", "client_id": settings.client, "redirect_uri": returning,
                "scope": settings.scopes.joined(separator: " "), "state": state, "nonce": nonce,
                "code_challenge": Digest(of: Array(verifier.utf8)).bytes.base64URL,
                "code_challenge_method": "S256",
            ]
            if asksAgain { fields["prompt"] = "login" }
            return endpoint + (endpoint.contains("?") ? "&" : "?") + FormEncoding.text(of: fields)
        }
    }
#endif
