import CSodium

extension SecretKey {
    /// The number of bytes that sealing adds: a nonce before the message and a tag behind it.
    package static let sealLength = nonceLength + tagLength

    private static let nonceLength = Int(crypto_aead_chacha20poly1305_ietf_NPUBBYTES)
    private static let tagLength = Int(crypto_aead_chacha20poly1305_ietf_ABYTES)

    /// Encrypts a message, which can be opened in the same context only.
    package func seal(_ message: [UInt8], in context: [UInt8]) -> [UInt8] {
        seal(message, in: context, nonce: .random(count: Self.nonceLength))
    }

    /// Encrypts a message with a nonce that must never be used twice with this key.
    func seal(_ message: [UInt8], in context: [UInt8], nonce: [UInt8]) -> [UInt8] {
        Sodium.start()
        var sealed = [UInt8](repeating: 0, count: message.count + Self.tagLength)
        crypto_aead_chacha20poly1305_ietf_encrypt(
            &sealed, nil, message, UInt64(message.count), context, UInt64(context.count), nil,
            nonce, bytes)
        return nonce + sealed
    }

    /// Returns a message that this key sealed in the same context; `nil` if the key or the context
    /// is another one, or the message was changed.
    package func open(_ sealed: [UInt8], in context: [UInt8]) -> [UInt8]? {
        guard sealed.count >= Self.sealLength else { return nil }
        Sodium.start()
        let nonce = Array(sealed.prefix(Self.nonceLength))
        let sealed = Array(sealed.dropFirst(Self.nonceLength))
        var message = [UInt8](repeating: 0, count: sealed.count - Self.tagLength)
        let result = crypto_aead_chacha20poly1305_ietf_decrypt(
            &message, nil, nil, sealed, UInt64(sealed.count), context, UInt64(context.count),
            nonce, bytes)
        return result == 0 ? message : nil
    }
}
