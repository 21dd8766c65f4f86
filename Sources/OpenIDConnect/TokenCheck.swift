#if OpenIDConnect
    package import Foundation
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

        /// Returns the claims of a token that the provider has signed, and that counts now.
        private func claims(of text: String) async throws(OpenIDProblem) -> TokenClaims {
            guard text.utf8.count <= Self.longest else {
                throw .token(.tooLong(limit: Self.longest))
            }
            guard let token = SignedToken(text) else { throw .token(.malformed) }
            guard SignatureAlgorithm(rawValue: token.algorithm) != nil else {
                throw .token(.algorithm(token.algorithm))
            }
            let keys = try await provider.keys(named: token.keyName)
            guard !keys.isEmpty else { throw .token(.unknownKey(token.keyName)) }
            guard keys.contains(where: { $0.verifies(token) }) else { throw .token(.forged) }
            guard
                let claims = try? JSONDecoder().decode(
                    TokenClaims.self, from: Data(token.payload))
            else { throw .token(.malformed) }
            guard claims.text("iss") == settings.issuer else { throw .token(.issuer) }
            try checkTimes(of: claims)
            return claims
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
#endif
