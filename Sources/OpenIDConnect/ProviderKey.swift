#if OpenIDConnect
    import CJose
    import _Cryptography

    /// A key that a provider publishes to verify what it signs.
    struct ProviderKey: Sendable {
        enum Kind: Sendable { case rsa, p256, p384, p521, ed25519 }

        /// The key as the library that verifies takes it.
        private enum Half: Sendable {
            /// The key's public numbers as JSON, by which cjose makes a key of its own.
            case numbers(json: String)
            case ed25519(Ed25519PublicKey)
        }

        /// The bits of a modulus: fewer are no longer safe, and more cost time.
        private static let modulusBits = 2048...16_384
        /// The most bytes of an exponent, which is 65537 nearly always.
        private static let longestExponent = 4

        /// The name by which tokens refer to the key.
        let name: String?
        let kind: Kind
        /// The one algorithm that the key is for; `nil` for each of its kind.
        private let algorithm: SignatureAlgorithm?
        private let half: Half
        private let signatureLength: Int

        /// Tells whether this key's secret half signed a token, by an algorithm that is accepted.
        func verifies(_ token: SignedToken) -> Bool {
            // cjose takes signatures of any length, for curves, and any curve with any digest.
            guard let named = SignatureAlgorithm(rawValue: token.algorithm), named.kind == kind,
                algorithm ?? named == named, token.signature.count == signatureLength
            else { return false }
            switch half {
            case .numbers(let json): return LibraryKey(json: json)?.verifies(token.text) ?? false
            case .ed25519(let key): return key.verifies(token.signature, of: token.signedBytes)
            }
        }
    }

    extension ProviderKey: Decodable {
        private enum CodingKeys: String, CodingKey {
            case type = "kty"
            case use
            case algorithm = "alg"
            case name = "kid"
            case modulus = "n"
            case exponent = "e"
            case curve = "crv"
            case x, y
        }

        /// Reads a member of a published set; fails for keys that no accepted signature is made with.
        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            name = try members.decodeIfPresent(String.self, forKey: .name)
            algorithm = try members.decodeIfPresent(SignatureAlgorithm.self, forKey: .algorithm)
            func text(_ key: CodingKeys) throws -> String {
                try members.decode(String.self, forKey: key)
            }
            func unusable(_ key: CodingKeys) -> DecodingError {
                .dataCorruptedError(
                    forKey: key, in: members, debugDescription: "no key for signatures")
            }
            func number(_ key: CodingKeys) throws -> [UInt8] {
                // Some providers pad, which the standard doesn't.
                let digits = try text(key).prefix { $0 != "=" }
                guard let number = [UInt8](base64URL: digits) else { throw unusable(key) }
                return number
            }
            guard try members.decodeIfPresent(String.self, forKey: .use) ?? "sig" == "sig" else {
                throw unusable(.use)
            }
            switch try text(.type) {
            case "RSA":
                // Some providers write a zero for the sign.
                let modulus = Array(try number(.modulus).drop { $0 == 0 })
                let exponent = Array(try number(.exponent).drop { $0 == 0 })
                let bits = modulus.count * 8 - (modulus.first?.leadingZeroBitCount ?? 0)
                guard Self.modulusBits.contains(bits) else { throw unusable(.modulus) }
                // By an exponent of 1, anyone signs.
                guard exponent.count <= Self.longestExponent, exponent != [1],
                    exponent.last?.isMultiple(of: 2) == false
                else { throw unusable(.exponent) }
                (kind, signatureLength) = (.rsa, modulus.count)
                half = .numbers(
                    json: """
                        {"kty":"RSA","n":"\(modulus.base64URL)","e":"\(exponent.base64URL)"}
                        """)
            case "EC":
                let curve = try text(.curve)
                let size: Int
                switch curve {
                case "P-256": (kind, size) = (.p256, 32)
                case "P-384": (kind, size) = (.p384, 48)
                case "P-521": (kind, size) = (.p521, 66)
                default: throw unusable(.curve)
                }
                let (x, y) = (try number(.x), try number(.y))
                guard x.count == size, y.count == size else { throw unusable(.x) }
                signatureLength = 2 * size
                half = .numbers(
                    json: """
                        {"kty":"EC","crv":"\(curve)","x":"\(x.base64URL)","y":"\(y.base64URL)"}
                        """)
            case "OKP":
                guard try text(.curve) == "Ed25519",
                    let key = Ed25519PublicKey(bytes: try number(.x))
                else { throw unusable(.curve) }
                (kind, signatureLength) = (.ed25519, Ed25519PublicKey.signatureLength)
                half = .ed25519(key)
            default: throw unusable(.type)
            }
            guard algorithm?.kind ?? kind == kind else { throw unusable(.algorithm) }
            // A point beside the curve is no key.
            if case .numbers(let json) = half, LibraryKey(json: json) == nil { throw unusable(.x) }
        }
    }

    /// A key of cjose, freed with its owner.
    ///
    /// cjose counts references without a lock, so each verification makes its own.
    private struct LibraryKey: ~Copyable {
        private let key: OpaquePointer

        init?(json: String) {
            guard let key = cjose_jwk_import(json, json.utf8.count, nil) else { return nil }
            self.key = key
        }

        deinit { cjose_jwk_release(key) }

        func verifies(_ token: String) -> Bool {
            guard let signed = cjose_jws_import(token, token.utf8.count, nil) else { return false }
            defer { cjose_jws_release(signed) }
            return cjose_jws_verify(signed, key, nil)
        }
    }
#endif
