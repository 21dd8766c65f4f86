#if OpenIDConnect
    package import Foundation
    import JWTKit
    import WebHost

    /// The check of tokens that a provider has signed.
    package struct TokenCheck: Sendable {
        /// The bearer of a token.
        package struct Bearer: Sendable, Hashable {
            package var name: String
            package var groups: Set<String>
            package var scopes: Set<String>
            /// The time until which the token counts.
            package var expiry: Date
        }

        /// The most bytes of a token.
        package static let longest = 16_384
        /// The most seconds by which the clocks of the provider and of this machine may differ.
        package static let leeway: TimeInterval = 120
        /// The signatures that are accepted: by keys whose secret half only the provider has.
        static let algorithms: Set<String> = [
            "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512",
            "EdDSA",
        ]

        let provider: OpenIDProvider
        let settings: OpenIDSettings
        let now: @Sendable () -> Date

        package init(
            by provider: OpenIDProvider, now: @escaping @Sendable () -> Date = { Date() }
        ) {
            self.provider = provider
            settings = provider.settings
            self.now = now
        }

        /// Returns the person whom an ID token names, in the answer to a request with a nonce.
        func person(
            ofIDToken token: String, nonce: String
        ) async throws(OpenIDProblem) -> Bearer {
            let claims = try await claims(of: token)
            let audiences = claims.texts("aud") ?? []
            guard audiences.contains(settings.client) else { throw .token(.audience) }
            let party = claims.text("azp")
            guard party.map({ $0 == settings.client }) ?? (audiences.count == 1) else {
                throw .token(.audience)
            }
            guard claims.text("nonce") == nonce else { throw .token(.nonce) }
            guard claims.number("iat") != nil else { throw .token(.claim("iat")) }
            return try bearer(claims)
        }

        /// Returns the bearer of an access token for this app's assistants.
        package func bearer(ofAccessToken token: String) async throws(OpenIDProblem) -> Bearer {
            let claims = try await claims(of: token)
            let audience = settings.assistantAudience ?? settings.resource
            // An ID token may have the audience as well, by a provider's rule for all its tokens.
            guard claims.texts("aud")?.contains(audience) == true,
                claims.values["nonce"] == nil, claims.values["at_hash"] == nil
            else {
                throw .token(.audience)
            }
            return try bearer(claims)
        }

        private func bearer(_ claims: TokenClaims) throws(OpenIDProblem) -> Bearer {
            guard claims.text("sub")?.isEmpty == false,
                let name = claims.text(settings.nameClaim).flatMap({ ProxySignIn.name(in: $0) })
            else { throw .token(.claim(settings.nameClaim)) }
            var groups: Set<String> = []
            if claims.values[settings.groupsClaim] != nil {
                guard let texts = claims.texts(settings.groupsClaim) else {
                    throw .token(.claim(settings.groupsClaim))
                }
                for text in texts {
                    guard let group = ProxySignIn.name(in: text) else {
                        throw .token(.claim(settings.groupsClaim))
                    }
                    groups.insert(group)
                }
            }
            let scopes = claims.texts("scope") ?? claims.texts("scp") ?? []
            return Bearer(
                name: name, groups: groups,
                scopes: Set(scopes.flatMap { $0.split(separator: " ").map(String.init) }),
                expiry: Date(timeIntervalSince1970: claims.number("exp") ?? 0) + Self.leeway)
        }

        // MARK: - Signature, issuer and time

        /// The members of a token's header that decide how it is verified.
        private struct Header: Decodable {
            struct Anything: Decodable { init(from decoder: any Decoder) {} }
            var alg: String
            var kid: String?
            /// Extensions that a reader must know; none is known here.
            var crit: Anything?
        }

        /// Returns the claims of a token that the provider has signed, and that counts now.
        private func claims(of token: String) async throws(OpenIDProblem) -> TokenClaims {
            guard token.utf8.count <= Self.longest else {
                throw .token(.tooLong(limit: Self.longest))
            }
            let parts = token.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 3, let data = Data(base64URL: parts[0]),
                let header = try? JSONDecoder().decode(Header.self, from: data),
                header.crit == nil
            else { throw .token(.malformed) }
            guard Self.algorithms.contains(header.alg) else {
                throw .token(.algorithm(header.alg))
            }
            let keys = try await provider.keys(named: header.kid)
            guard !keys.isEmpty else { throw .token(.unknownKey(header.kid)) }
            guard let claims = await verified(token, by: keys) else { throw .token(.forged) }
            guard claims.text("iss") == settings.issuer else { throw .token(.issuer) }
            try checkTimes(of: claims)
            return claims
        }

        private func verified(_ token: String, by keys: [JWK]) async -> TokenClaims? {
            for key in keys {
                var key = key
                // A key without a name is asked for none.
                key.keyIdentifier = key.keyIdentifier ?? "only"
                if let collection = try? await JWTKeyCollection().add(jwk: key),
                    let claims = try? await collection.verify(token, as: TokenClaims.self)
                {
                    return claims
                }
            }
            return nil
        }

        private func checkTimes(of claims: TokenClaims) throws(OpenIDProblem) {
            let now = now().timeIntervalSince1970
            guard let expiry = claims.number("exp") else { throw .token(.claim("exp")) }
            guard now < expiry + Self.leeway else {
                throw .token(.expired(seconds: Self.seconds(now - expiry)))
            }
            for name in ["nbf", "iat"] {
                guard let begin = claims.number(name) else { continue }
                guard begin <= now + Self.leeway else {
                    throw .token(.early(seconds: Self.seconds(begin - now)))
                }
            }
        }

        /// Returns a difference as a number that any token's claims leave in its range.
        private static func seconds(_ difference: TimeInterval) -> Int {
            Int(min(max(difference, 0), 1e9))
        }
    }

    extension Data {
        /// Creates the bytes that a text of a token stands for.
        init?(base64URL text: Substring) {
            let plain = String(text).replacing("-", with: "+").replacing("_", with: "/")
            self.init(
                base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
        }

        /// The bytes as tokens have them.
        var base64URL: String {
            base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
                .replacing("=", with: "")
        }
    }
#endif
