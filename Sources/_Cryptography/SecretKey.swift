import CSodium

/// A key of 256 bits, for codes (HMAC-SHA256) and for sealing (ChaCha20-Poly1305 of RFC 8439).
package struct SecretKey: Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    package init() { bytes = .random(count: Int(crypto_aead_chacha20poly1305_ietf_KEYBYTES)) }

    /// Creates the key that is derived from a secret of any length.
    package init(secret: [UInt8]) { bytes = Digest(of: secret).bytes }

    /// Creates the key that is derived from a secret of any length for one purpose.
    ///
    /// It reveals nothing about the secret or the keys for other purposes.
    package init(for purpose: String, secret: [UInt8]) {
        bytes = Self.code(for: Array(purpose.utf8), key: secret).bytes
    }

    /// Returns the code of data, which proves that the data came from a holder of the key.
    package func code(for data: [UInt8]) -> Digest { Self.code(for: data, key: bytes) }

    /// Returns the code of data for a key of any length (HMAC-SHA256).
    package static func code(for data: [UInt8], key: [UInt8]) -> Digest {
        Sodium.start()
        var state = crypto_auth_hmacsha256_state()
        var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        crypto_auth_hmacsha256_init(&state, key, key.count)
        crypto_auth_hmacsha256_update(&state, data, UInt64(data.count))
        crypto_auth_hmacsha256_final(&state, &code)
        return Digest(bytes: code)
    }
}
