#if OpenIDConnect
    import CJose
    import CSodium
    import Foundation
    import _Cryptography

    @testable import OpenIDConnect

    /// A pair of keys that signs tokens by one algorithm: by cjose, or by libsodium, which alone has Ed25519.
    struct TestKey: Sendable {
        struct Failed: Error {}

        let algorithm: SignatureAlgorithm
        /// The public half and its algorithm, as a member of a published set.
        let published: [String: String]
        /// The secret half: JSON of cjose, or bytes of libsodium.
        private let secret: [UInt8]

        /// The keys of RSA, which take a while to make: the provider's, and another one.
        private static let rsa = (0..<2).map { _ in
            JSON(cjose_jwk_create_RSA_random(2048, nil, 0, nil))
        }

        /// Creates a key of its own, except that RSA has two: a provider's, and somebody else's.
        init(_ algorithm: SignatureAlgorithm = .es256, isOthers: Bool = false) {
            self.algorithm = algorithm
            let json: JSON
            switch algorithm.kind {
            case .rsa: json = Self.rsa[isOthers ? 1 : 0]
            case .p256: json = JSON(cjose_jwk_create_EC_random(CJOSE_JWK_EC_P_256, nil))
            case .p384: json = JSON(cjose_jwk_create_EC_random(CJOSE_JWK_EC_P_384, nil))
            case .p521: json = JSON(cjose_jwk_create_EC_random(CJOSE_JWK_EC_P_521, nil))
            case .ed25519:
                var open = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_PUBLICKEYBYTES))
                var secret = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_SECRETKEYBYTES))
                crypto_sign_ed25519_seed_keypair(&open, &secret, [UInt8].random(count: 32))
                self.secret = secret
                published = [
                    "kty": "OKP", "crv": "Ed25519", "alg": "EdDSA", "x": open.base64URL,
                ]
                return
            }
            secret = json.secret
            published = json.published.merging(["alg": algorithm.rawValue]) { $1 }
        }

        /// A key of cjose as JSON: all of it, and what may be published.
        private struct JSON: Sendable {
            let secret: [UInt8]
            let published: [String: String]

            /// Frees the key.
            init(_ key: OpaquePointer?) {
                defer { cjose_jwk_release(key) }
                func text(withSecret: Bool) -> [UInt8] {
                    guard let text = cjose_jwk_to_json(key, withSecret, nil) else { return [] }
                    defer { free(text) }
                    return Array(String(cString: text).utf8)
                }
                secret = text(withSecret: true)
                published =
                    (try? JSONDecoder().decode(
                        [String: String].self, from: Data(text(withSecret: false)))) ?? [:]
            }
        }

        /// Signs a payload; the algorithm, or another one of cjose, is added to the header.
        func token(
            header: [String: String] = [:], payload: Data, by other: SignatureAlgorithm? = nil
        ) throws -> String {
            let header = try JSONEncoder().encode(
                header.merging(["alg": (other ?? algorithm).rawValue]) { $1 })
            guard algorithm == .edDSA else {
                return try cjoseToken(header: Array(header), payload: Array(payload))
            }
            let text = "\(Array(header).base64URL).\(Array(payload).base64URL)"
            var signature = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_BYTES))
            let message = Array(text.utf8)
            guard
                crypto_sign_ed25519_detached(
                    &signature, nil, message, UInt64(message.count), secret) == 0
            else { throw Failed() }
            return "\(text).\(signature.base64URL)"
        }

        private func cjoseToken(header: [UInt8], payload: [UInt8]) throws -> String {
            let secret = secret.map { CChar(bitPattern: $0) }
            guard let key = cjose_jwk_import(secret, secret.count, nil) else { throw Failed() }
            defer { cjose_jwk_release(key) }
            let members = json_loadb(
                header.map { CChar(bitPattern: $0) }, header.count, 0, nil)
            guard let members else { throw Failed() }
            defer { json_decref(members) }
            guard let signed = cjose_jws_sign(key, members, payload, payload.count, nil) else {
                throw Failed()
            }
            defer { cjose_jws_release(signed) }
            var text: UnsafePointer<CChar>?
            guard cjose_jws_export(signed, &text, nil), let text else { throw Failed() }
            return String(cString: text)
        }
    }
#endif
