import CSodium

/// The public half of a key that signs by Ed25519 (RFC 8032).
package struct Ed25519PublicKey: Sendable, Hashable {
    /// The number of bytes of a signature.
    package static let signatureLength = Int(crypto_sign_ed25519_BYTES)

    private let bytes: [UInt8]

    /// Creates a key from its 32 bytes; `nil` if they are more or fewer.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Int(crypto_sign_ed25519_PUBLICKEYBYTES) else { return nil }
        self.bytes = bytes
    }

    /// Tells whether the holder of the secret half signed a message.
    package func verifies(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        guard signature.count == Self.signatureLength else { return false }
        Sodium.start()
        return crypto_sign_ed25519_verify_detached(
            signature, message, UInt64(message.count), bytes) == 0
    }
}
