#if OpenIDConnect
    import Foundation
    import Testing
    import _Cryptography

    @testable import OpenIDConnect

    /// Tokens of the provider, of others, and of nobody.
    @Suite(.timeLimit(.minutes(1)))
    struct TokenCheckTests {
        private let test = TestProvider()
        private let check: TokenCheck

        init() {
            check = TokenCheck(by: test.provider, now: { [test] in test.now })
        }

        private func person(
            _ changes: [String: TokenClaims.Value?] = [:]
        ) async throws -> TokenCheck.Bearer {
            var claims = test.claims
            for (name, value) in changes { claims[name] = value }
            return try await check.person(ofIDToken: test.token(claims), nonce: "n")
        }

        private func refusal(
            _ changes: [String: TokenClaims.Value?]
        ) async -> OpenIDProblem? {
            await #expect(throws: OpenIDProblem.self) { try await person(changes) }
        }

        @Test("A token names a person and their groups")
        func good() async throws {
            let ada = try await person()
            #expect(ada.name == "ada")
            #expect(ada.groups == ["editors", "admins"])
            #expect(try await person(["groups": nil as TokenClaims.Value?]).groups == [])
            #expect(try await person(["groups": .text("staff")]).groups == ["staff"])
            #expect(try await person(["aud": .texts(["travel"])]).name == "ada")
            #expect(
                try await person(["aud": .texts(["travel", "other"]), "azp": .text("travel")]).name
                    == "ada")
        }

        @Test("A token for others, of others, or for another request is refused")
        func otherwise() async {
            #expect(await refusal(["iss": .text("https://evil.example")]) == .token(.issuer))
            #expect(await refusal(["iss": nil]) == .token(.issuer))
            #expect(await refusal(["aud": .text("other")]) == .token(.audience))
            #expect(await refusal(["aud": nil]) == .token(.audience))
            #expect(await refusal(["aud": .texts(["travel", "other"])]) == .token(.audience))
            #expect(await refusal(["azp": .text("other")]) == .token(.audience))
            #expect(await refusal(["nonce": .text("m")]) == .token(.nonce))
            #expect(await refusal(["nonce": nil]) == .token(.nonce))
            #expect(await refusal(["sub": nil]) == .token(.claim("sub")))
            #expect(await refusal(["sub": .text("a\u{7}")]) == .token(.claim("sub")))
            #expect(
                await refusal(["sub": .text(String(repeating: "a", count: 257))])
                    == .token(.claim("sub")))
            #expect(await refusal(["groups": .number(1)]) == .token(.claim("groups")))
            #expect(await refusal(["groups": .texts(["a", ""])]) == .token(.claim("groups")))
        }

        @Test("Clocks may differ by two minutes, and the refusal says by how much more")
        func clocks() async throws {
            let now = test.now.timeIntervalSince1970
            #expect(try await person(["exp": .number(now - 119)]).name == "ada")
            #expect(try await person(["iat": .number(now + 119)]).name == "ada")
            #expect(await refusal(["exp": .number(now - 120)]) == .token(.expired(seconds: 120)))
            #expect(await refusal(["iat": .number(now + 180)]) == .token(.early(seconds: 180)))
            #expect(
                await refusal(["nbf": .number(now + 1e300)])
                    == .token(.early(seconds: 1_000_000_000)))
            #expect(await refusal(["exp": nil]) == .token(.claim("exp")))
            #expect(await refusal(["exp": .text("soon")]) == .token(.claim("exp")))
            #expect(await refusal(["iat": nil]) == .token(.claim("iat")))
        }

        @Test("What the provider hasn't signed is forged")
        func forged() async throws {
            let good = try test.token(test.claims)
            let parts = good.split(separator: ".").map(String.init)
            var claims = test.claims
            claims["sub"] = .text("bob")
            let bob = try test.token(claims).split(separator: ".").map(String.init)
            let other = try test.token(test.claims, by: TestKey())
            for token in [
                other, "\(parts[0]).\(bob[1]).\(parts[2])", "\(parts[0]).\(parts[1]).",
                "\(parts[0]).\(parts[1]).\(parts[2])AA",
            ] {
                await #expect(throws: OpenIDProblem.token(.forged)) {
                    try await check.person(ofIDToken: token, nonce: "n")
                }
            }
        }

        @Test(
            "A signature that isn't the provider's alone is none",
            arguments: ["none", "None", "HS256", "RS1", ""])
        func algorithms(name: String) async throws {
            let claims = try test.token(test.claims).split(separator: ".")[1]
            let header = Array(#"{"alg":"\#(name)","kid":"first"}"#.utf8).base64URL
            for signature in ["", "AAAA"] {
                await #expect(throws: OpenIDProblem.token(.algorithm(name))) {
                    try await check.person(
                        ofIDToken: "\(header).\(claims).\(signature)", nonce: "n")
                }
            }
        }

        @Test("What is no token is refused without asking the provider")
        func malformed() async throws {
            let claims = try test.token(test.claims).split(separator: ".")[1]
            func header(_ json: String) -> String {
                "\(Array(json.utf8).base64URL).\(claims).AAAA"
            }
            for token in [
                "", ".", "..", "a.b", "a.b.c.d", "opaque", header("[]"), header("{}"),
                header(#"{"alg":1}"#), header(#"{"alg":"ES256","kid":1e300}"#),
                header(#"{"alg":"ES256","kid":"first","crit":["x"]}"#),
                header(#"{"alg":"ES256","alg":"RS256","kid":"first"}"#),
                header(#"{"alg":"ES256","kid":"first","b64":false}"#),
                header(String(repeating: "[", count: 5000)), "\u{0}.\u{0}.\u{0}",
            ] {
                await #expect(throws: OpenIDProblem.token(.malformed), "\(token)") {
                    try await check.person(ofIDToken: token, nonce: "n")
                }
            }
            await #expect(throws: OpenIDProblem.token(.tooLong(limit: 16_384))) {
                try await check.person(
                    ofIDToken: String(repeating: "a", count: 16_385), nonce: "n")
            }
            #expect(test.requests == [])
            // A number that no other number can be made of is no reason to end.
            await #expect(throws: OpenIDProblem.token(.forged)) {
                try await check.person(
                    ofIDToken: header(#"{"alg":"ES256","kid":"first","x":1e300}"#), nonce: "n")
            }
        }

        @Test("A key without an algorithm counts for tokens of its own kind")
        func keysWithoutAlgorithms() async throws {
            test.hideAlgorithms()
            #expect(try await person().name == "ada")
            let claims = try test.token(test.claims).split(separator: ".")[1]
            for name in ["RS256", "PS256", "ES384", "EdDSA"] {
                let header = Array(#"{"alg":"\#(name)","kid":"first"}"#.utf8).base64URL
                await #expect(throws: OpenIDProblem.token(.forged)) {
                    try await check.person(ofIDToken: "\(header).\(claims).AAAA", nonce: "n")
                }
            }
            let header = Array(#"{"alg":"HS256","kid":"first"}"#.utf8).base64URL
            await #expect(throws: OpenIDProblem.token(.algorithm("HS256"))) {
                try await check.person(ofIDToken: "\(header).\(claims).AAAA", nonce: "n")
            }
        }

        @Test(
            "Each accepted algorithm lets people in, whether or not the key names it",
            arguments: SignatureAlgorithm.allCases)
        func allAlgorithms(algorithm: SignatureAlgorithm) async throws {
            let test = TestProvider(algorithm: algorithm)
            let check = TokenCheck(by: test.provider, now: { test.now })
            let token = try test.token(test.claims)
            #expect(try await check.person(ofIDToken: token, nonce: "n").name == "ada")
            test.hideAlgorithms()
            test.pass(3600)
            let later = try test.token(test.claims)
            #expect(try await check.person(ofIDToken: later, nonce: "n").name == "ada")
            let other = try test.token(test.claims, by: TestKey(algorithm, isOthers: true))
            await #expect(throws: OpenIDProblem.token(.forged)) {
                try await check.person(ofIDToken: other, nonce: "n")
            }
        }

        @Test("A key that names an algorithm verifies by no other of its kind")
        func otherAlgorithm() async throws {
            let test = TestProvider(algorithm: .rs256)
            let check = TokenCheck(by: test.provider, now: { test.now })
            let token = try test.token(test.claims, signing: .ps256)
            await #expect(throws: OpenIDProblem.token(.forged)) {
                try await check.person(ofIDToken: token, nonce: "n")
            }
            test.hideAlgorithms()
            test.pass(3600)
            let later = try test.token(test.claims, signing: .ps256)
            #expect(try await check.person(ofIDToken: later, nonce: "n").name == "ada")
        }

        @Test("A published secret, or a modulus as one, signs nothing")
        func secrets() async throws {
            let test = TestProvider(algorithm: .rs256)
            let check = TokenCheck(by: test.provider, now: { test.now })
            let modulus = try #require(test.published["n"])
            test.publish([["kty": "oct", "k": modulus, "alg": "HS256", "kid": "first"]])
            let rest = try test.token(test.claims).split(separator: ".")[1]
            for secret in [[UInt8](base64URL: modulus), Array(modulus.utf8)] {
                let signed = Array(#"{"alg":"HS256","kid":"first"}"#.utf8).base64URL + "." + rest
                let code = try SecretKey.code(for: Array(signed.utf8), key: #require(secret))
                await #expect(throws: OpenIDProblem.token(.algorithm("HS256"))) {
                    try await check.person(
                        ofIDToken: "\(signed).\(code.bytes.base64URL)", nonce: "n")
                }
            }
            #expect(test.requests == [])
        }

        @Test("A token that names no key is verified by the only one, and by none of several")
        func withoutNames() async throws {
            let token = try test.token(test.claims, header: [:])
            #expect(try await check.person(ofIDToken: token, nonce: "n").name == "ada")
            var nameless = TestKey().published
            nameless["kid"] = nil
            test.publish([nameless])
            test.pass(3600)
            #expect(try await person().name == "ada")
            let later = try test.token(test.claims, header: [:])
            await #expect(throws: OpenIDProblem.token(.unknownKey(nil))) {
                try await check.person(ofIDToken: later, nonce: "n")
            }
        }

        @Test("Of several keys with one name, that of the token's kind counts")
        func sameNames() async throws {
            let other = TestKey(.es384)
            test.publish([other.published.merging(["kid": "first"]) { $1 }])
            #expect(try await person().name == "ada")
            let token = try test.token(test.claims, by: other)
            #expect(try await check.person(ofIDToken: token, nonce: "n").name == "ada")
        }

        @Test("What the provider signed, but is no set of claims, is no token")
        func otherPayloads() async throws {
            for payload in ["", "[]", "ada", "{", "{}{}"] {
                let token = try test.token(Data(payload.utf8))
                await #expect(throws: OpenIDProblem.token(.malformed), "\(payload)") {
                    try await check.person(ofIDToken: token, nonce: "n")
                }
            }
        }

        @Test("What strangers write into a token is no line of the log")
        func words() {
            #expect(
                OpenIDProblem.token(.unknownKey("a\n\u{1B}[2J“b”")).description
                    == "The provider's token can't be believed: the provider has no key “a2Jb”.")
            #expect(
                OpenIDProblem.token(.algorithm("\r\n")).description
                    == "The provider's token can't be believed: it is signed by “without a reason”, which isn't accepted."
            )
        }

        @Test("An assistant's token is for the address of the assistants, and an ID token isn't")
        func assistants() async throws {
            var claims = test.claims
            claims["aud"] = .texts(["https://travel.example.org/mcp", "account"])
            claims["nonce"] = nil
            claims["scope"] = .text("openid travel")
            let bearer = try await check.bearer(ofAccessToken: test.token(claims))
            #expect(bearer.name == "ada")
            #expect(bearer.scopes == ["openid", "travel"])
            #expect(bearer.expiry == test.now + 300 + 120)
            for name in ["nonce", "at_hash"] {
                var identity = claims
                identity[name] = .text("n")
                await #expect(throws: OpenIDProblem.token(.audience)) {
                    try await check.bearer(ofAccessToken: test.token(identity))
                }
            }
            for audience in [
                "travel", "https://travel.example.org", "https://travel.example.org/mcp/",
                "https://other.example.org/mcp",
            ] {
                claims["aud"] = .text(audience)
                await #expect(throws: OpenIDProblem.token(.audience)) {
                    try await check.bearer(ofAccessToken: test.token(claims))
                }
            }
        }
    }
#endif
