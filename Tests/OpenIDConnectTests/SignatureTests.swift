#if OpenIDConnect
    import Foundation
    import Testing
    import _Cryptography

    @testable import OpenIDConnect

    /// Signatures and keys, without what a token says.
    @Suite(.timeLimit(.minutes(1)))
    struct SignatureTests {
        private func key(_ members: [String: String]) throws -> ProviderKey {
            try JSONDecoder().decode(ProviderKey.self, from: JSONEncoder().encode(members))
        }

        /// Returns whether a token, as it came, was signed by a key.
        private func counts(_ text: String, _ members: [String: String]) throws -> Bool {
            try key(members).verifies(#require(SignedToken(text), "\(text) is no token."))
        }

        @Test("Tokens of the standards are verified by their keys", arguments: Published.all)
        func standards(one: Published) throws {
            #expect(SignedToken(one.token)?.algorithm == one.algorithm.rawValue)
            #expect(try counts(one.token, one.key))
            for (name, other) in [("use", "sig"), ("alg", one.algorithm.rawValue), ("kid", "k")] {
                #expect(try counts(one.token, one.key.merging([name: other]) { $1 }))
            }
        }

        @Test("One changed byte of any part is noticed", arguments: Published.all)
        func changes(one: Published) throws {
            let parts = one.token.split(separator: ".").compactMap { [UInt8](base64URL: $0) }
            let key = try key(one.key)
            for (part, index) in parts.indices.flatMap({ part in
                parts[part].indices.map { (part, $0) }
            }) {
                var parts = parts
                parts[part][index] ^= 1
                // Most changes leave a header that is none.
                let token = SignedToken(Self.text(parts))
                #expect(token != nil || part == 0)
                #expect(token.map { key.verifies($0) } != true)
            }
            let same = [parts[0] + Array(" ".utf8), parts[1], parts[2]]
            #expect(try !counts(Self.text(same), one.key))
        }

        @Test(
            "A signature that is empty, cut, longer, zero, or another form of the right one is none",
            arguments: Published.all)
        func lengths(one: Published) throws {
            let parts = one.token.split(separator: ".").compactMap { [UInt8](base64URL: $0) }
            let signature = parts[2]
            let r = [UInt8](signature.prefix(signature.count / 2))
            let s = [UInt8](signature.suffix(signature.count / 2))
            let zero = [UInt8](repeating: 0, count: r.count)
            let wrong: [[UInt8]] = [
                [], [0], signature.dropLast(), Array(signature.dropFirst()), signature + [0],
                [0] + signature, zero + zero, r + zero, zero + s, [0] + r + [0] + s,
                Self.sequence(r, s), signature.map { _ in 0xFF },
            ]
            for signature in wrong {
                #expect(try !counts(Self.text([parts[0], parts[1], signature]), one.key))
            }
        }

        @Test("A token has one text: no padding, no other letters, no bits to spare")
        func texts() {
            let good = Published.es256.token
            #expect(SignedToken(good) != nil)
            // The last letter stands for two bits, and four that nothing reads.
            #expect(good.hasSuffix("Q"))
            for text in [
                good + "=", good + "==", good.dropLast() + "R", good + "\n", " " + good, good + ".",
                good.replacing("-", with: "+"), good.replacing(".", with: "=."), good + "é",
                good.replacing(".", with: ".."), String(good.prefix { $0 != "." }),
            ] {
                #expect(SignedToken(text) == nil, "\(text)")
            }
        }

        @Test(
            "A header that can be read in two ways, or asks for more, is none",
            arguments: [
                #"{"alg":"EdDSA","alg":"ES256"}"#, #"{"alg":"ES256","alg":"none"}"#,
                #"{"alg":"ES256","alg":"ES256"}"#, #"{"alg":"ES256","\u0061lg":"HS256"}"#,
                #"{"alg":"ES256","kid":"a","kid":"b"}"#, #"{"alg":"ES256","crit":["exp"]}"#,
                #"{"alg":"ES256","crit":null}"#, #"{"alg":"ES256","crit":[]}"#,
                #"{"alg":"ES256","b64":false}"#, #"{"alg":"ES256","crit":["b64"],"b64":false}"#,
                #"{"alg":["ES256"]}"#, #"{"alg":null}"#, #"{"alg":"ES256","kid":null}"#,
                #"{"ALG":"ES256"}"#, #"{"alg":"ES256"} {}"#, "{\"alg\":\"ES256\"}\u{0}", "",
                #"{"alg":"ES256\u0000"}"#, #"["alg","ES256"]"#, #""ES256""#, "null",
            ])
        func headers(json: String) {
            #expect(SignedToken("\(Array(json.utf8).base64URL).e30.AAAA") == nil)
        }

        @Test("A key verifies by the algorithms of its own kind only")
        func kinds() throws {
            for one in Published.all {
                for algorithm in SignatureAlgorithm.allCases where algorithm != one.algorithm {
                    var key = one.key
                    key["alg"] = algorithm.rawValue
                    #expect((try? counts(one.token, key)) != true)
                }
                for other in Published.all where other.place != one.place {
                    #expect(try !counts(one.token, other.key))
                }
            }
        }

        @Test("A curve has its own digest, and no other")
        func curves() throws {
            let secret = TestKey(.es384)
            let token = try secret.token(payload: Data("{}".utf8))
            var key = secret.published
            #expect(try counts(token, key))
            key["alg"] = nil
            #expect(try counts(token, key))
            // cjose signs with any curve by any digest.
            #expect(try !counts(secret.token(payload: Data("{}".utf8), by: .es256), key))
        }

        @Test("The secret of a code is no published number")
        func codes() throws {
            let one = Published.rs256
            let signed = "\(Array(#"{"alg":"HS256"}"#.utf8).base64URL).e30"
            let modulus = try #require([UInt8](base64URL: one.key["n"] ?? ""))
            let code = SecretKey.code(for: Array(signed.utf8), key: modulus)
            #expect(try !counts("\(signed).\(code.bytes.base64URL)", one.key))
        }

        @Test("A published key that can't verify, or isn't for it, is left out")
        func unusable() throws {
            func changed(_ one: Published, _ members: [String: String?]) -> [String: String] {
                var key = one.key
                for (name, value) in members { key[name] = value }
                return key
            }
            let modulus = try #require([UInt8](base64URL: Published.rs256.key["n"] ?? ""))
            let short = Array(modulus.dropFirst()).base64URL
            let odd = String(repeating: "_", count: 43)
            for members in [
                ["kty": "oct", "k": "AAAA"], ["kty": "oct", "k": "AAAA", "alg": "HS256"], [:],
                changed(.rs256, ["use": "enc"]), changed(.rs256, ["alg": "RSA-OAEP"]),
                changed(.rs256, ["alg": "HS256"]), changed(.rs256, ["alg": "none"]),
                changed(.rs256, ["alg": "ES256"]), changed(.es256, ["alg": "ES384"]),
                changed(.es256, ["alg": "RS256"]), changed(.edDSA, ["alg": "ES256"]),
                changed(.rs256, ["kty": "rsa"]), changed(.rs256, ["kty": "EC"]),
                changed(.rs256, ["kty": nil]), changed(.rs256, ["n": nil]),
                changed(.rs256, ["n": "AQAB"]), changed(.rs256, ["e": "AQ"]),
                changed(.rs256, ["e": ""]), changed(.rs256, ["e": "AA"]),
                changed(.rs256, ["e": "Ag"]), changed(.rs256, ["e": "AQAAAAE"]),
                changed(.rs256, ["e": "A B"]), changed(.rs256, ["n": short]),
                changed(.es256, ["crv": "P-384"]), changed(.es256, ["crv": "secp256k1"]),
                changed(.es256, ["crv": nil]), changed(.es256, ["x": nil]),
                changed(.es256, ["y": Published.es256.key["x"]]), changed(.es256, ["x": odd]),
                changed(.es256, ["y": ""]), changed(.edDSA, ["crv": "Ed448"]),
                changed(.edDSA, ["crv": "X25519"]), changed(.edDSA, ["x": "AAAA"]),
            ] {
                #expect(throws: DecodingError.self, "\(members)") { try key(members) }
            }
        }

        @Test("A modulus may have zeros before it, and numbers may be padded")
        func spellings() throws {
            var one = Published.rs256
            let modulus = try #require([UInt8](base64URL: one.key["n"] ?? ""))
            one.key["n"] = ([0] + modulus).base64URL
            one.key["e"] = "AAEAAQ=="
            #expect(try counts(one.token, one.key))
        }

        private static func text(_ parts: [[UInt8]]) -> String {
            parts.map(\.base64URL).joined(separator: ".")
        }

        /// The two numbers of a signature as DER, in which certificates have them.
        private static func sequence(_ r: [UInt8], _ s: [UInt8]) -> [UInt8] {
            let numbers = [r, s].map { number in
                var digits = [UInt8](number.drop { $0 == 0 })
                if digits.first.map({ $0 > 127 }) == true { digits.insert(0, at: 0) }
                return [2, UInt8(clamping: digits.count)] + digits
            }
            return [0x30, UInt8(clamping: numbers.joined().count)] + numbers.joined()
        }
    }
#endif
