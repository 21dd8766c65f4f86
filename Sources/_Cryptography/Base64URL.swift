import CSodium

extension [UInt8] {
    private static let withoutPadding = Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING)

    /// Creates bytes from their text in base64 for addresses (RFC 4648, 5); `nil` for padding, other letters, and bits to
    /// spare, so that no bytes have two texts.
    package init?(base64URL text: some StringProtocol) {
        let length = text.utf8.count
        var count = 0
        self.init(repeating: 0, count: length / 4 * 3 + 2)
        guard
            text.withCString({ text in
                sodium_base642bin(
                    &self, self.count, text, length, nil, &count, nil, Self.withoutPadding)
            }) == 0
        else { return nil }
        removeSubrange(count...)
        // libsodium takes some bytes beyond ASCII for letters.
        guard base64URL.utf8.elementsEqual(text.utf8) else { return nil }
    }

    /// The text of the bytes in base64 for addresses, without padding.
    package var base64URL: String {
        var text = [CChar](
            repeating: 0, count: sodium_base64_encoded_len(count, Self.withoutPadding))
        sodium_bin2base64(&text, text.count, self, count, Self.withoutPadding)
        return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
