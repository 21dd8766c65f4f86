#if OpenIDConnect
    import Foundation
    import Synchronization

    @testable import OpenIDConnect

    /// A provider in memory, with real keys, at a time that the test moves.
    final class TestProvider: Sendable {
        struct Away: Error {}

        private struct State {
            var keys: [(name: String, key: TestKey)]
            /// Further keys of the published set.
            var others: [[String: String]] = [
                // Keys of other kinds and for other purposes are among those of real providers.
                ["kty": "oct", "k": "AA", "kid": "first"],
                ["kty": "RSA", "use": "enc", "n": "AQAB", "e": "AQAB", "kid": "first"],
                ["kty": "RSA", "alg": "RSA1_5", "n": "AQAB", "e": "AQAB", "kid": "odd"],
            ]
            var isAway = false
            var now = Date(timeIntervalSince1970: 1_800_000_000)
            var requests: [ProviderRequest] = []
            var metadata: [String: any Sendable] = [
                "issuer": issuer, "authorization_endpoint": issuer + "/authorize?tenant=1",
                "token_endpoint": issuer + "/token", "jwks_uri": issuer + "/keys",
                "end_session_endpoint": issuer + "/end",
            ]
            var idToken = ""
            var refusal: (word: String, status: Int)?
            var hidesAlgorithms = false
        }

        static let issuer = "https://login.example.org/team"

        private let state: Mutex<State>

        /// Creates a provider with one key, called “first”.
        init(algorithm: SignatureAlgorithm = .es256) {
            state = Mutex(State(keys: [("first", TestKey(algorithm))]))
        }

        var settings: OpenIDSettings {
            var settings = OpenIDSettings(
                issuer: Self.issuer, client: "travel", page: "https://travel.example.org")
            settings.secret = "s%cret:"
            return settings
        }

        var provider: OpenIDProvider {
            OpenIDProvider(settings, send: { try self.answer($0) }, now: { self.now })
        }

        // MARK: - The time, and what happens

        var now: Date { state.withLock { $0.now } }
        func pass(_ seconds: TimeInterval) { state.withLock { $0.now += seconds } }

        func leave() { state.withLock { $0.isAway = true } }
        func comeBack() { state.withLock { $0.isAway = false } }
        func rotate(to name: String) {
            state.withLock { $0.keys = [(name, TestKey())] }
        }
        func say(_ name: String, _ value: any Sendable) {
            state.withLock { $0.metadata[name] = value }
        }
        func give(_ token: String) { state.withLock { $0.idToken = token } }
        func refuse(_ word: String, status: Int = 400) {
            state.withLock { $0.refusal = (word, status) }
        }
        /// Publishes keys without their algorithms from now on.
        func hideAlgorithms() { state.withLock { $0.hidesAlgorithms = true } }
        /// Publishes further keys.
        func publish(_ keys: [[String: String]]) { state.withLock { $0.others += keys } }

        var requests: [ProviderRequest] { state.withLock { $0.requests } }
        /// The number of times at which the keys were read.
        var readings: Int { requests.count { $0.address.hasSuffix("/keys") } }

        // MARK: - Tokens

        /// The claims of a good ID token.
        var claims: [String: TokenClaims.Value] {
            let now = now.timeIntervalSince1970
            return [
                "iss": .text(Self.issuer), "aud": .text("travel"), "sub": .text("ada"),
                "nonce": .text("n"), "iat": .number(now), "exp": .number(now + 300),
                "groups": .texts(["editors", "admins"]),
            ]
        }

        /// Returns a token with claims, signed by the provider's key or another one, by its own algorithm or another.
        func token(
            _ claims: [String: TokenClaims.Value], header: [String: String]? = nil,
            by other: TestKey? = nil, signing algorithm: SignatureAlgorithm? = nil
        ) throws -> String {
            let values: [String: Any] = claims.mapValues { value in
                switch value {
                case .text(let text): text
                case .texts(let texts): texts
                case .number(let number): number
                case .other: NSNull()
                }
            }
            return try token(
                JSONSerialization.data(withJSONObject: values), header: header, by: other,
                signing: algorithm)
        }

        /// The same with any payload.
        func token(
            _ payload: Data, header: [String: String]? = nil, by other: TestKey? = nil,
            signing algorithm: SignatureAlgorithm? = nil
        ) throws -> String {
            let (name, key) = state.withLock { $0.keys[0] }
            return try (other ?? key).token(
                header: header ?? ["kid": name], payload: payload, by: algorithm)
        }

        /// The published half of the key.
        var published: [String: String] { state.withLock { $0.keys[0].key.published } }

        func answer(_ request: ProviderRequest) throws -> ProviderReply {
            try state.withLock { state in
                state.requests.append(request)
                guard !state.isAway else { throw Away() }
                let body: Any
                switch request.address {
                case Self.issuer + "/.well-known/openid-configuration":
                    body = state.metadata.mapValues { $0 as Any }
                case Self.issuer + "/keys":
                    let own = state.keys.map { name, key in
                        var key = key.published.merging(["kid": name, "use": "sig"]) { $1 }
                        if state.hidesAlgorithms { key["alg"] = nil }
                        return key
                    }
                    body = ["keys": state.others + own]
                case Self.issuer + "/token":
                    if let (word, status) = state.refusal {
                        return ProviderReply(
                            status: status,
                            body: try JSONSerialization.data(withJSONObject: ["error": word]))
                    }
                    body = ["id_token": state.idToken, "access_token": "opaque"]
                default: return ProviderReply(status: 404, body: Data())
                }
                return ProviderReply(
                    status: 200, body: try JSONSerialization.data(withJSONObject: body))
            }
        }
    }

    /// Where requests wait until the test lets them go on.
    final class Gate: Sendable {
        private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>([])
        /// The requests that came.
        let arrivals: AsyncStream<Void>
        private let arrival: AsyncStream<Void>.Continuation

        init() { (arrivals, arrival) = AsyncStream.makeStream() }

        func wait() async {
            await withCheckedContinuation { continuation in
                let isOpen = waiting.withLock { waiting in
                    waiting?.append(continuation)
                    return waiting == nil
                }
                arrival.yield()
                if isOpen { continuation.resume() }
            }
        }

        func open() {
            let all = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting ?? []
            }
            for continuation in all { continuation.resume() }
        }
    }
#endif
