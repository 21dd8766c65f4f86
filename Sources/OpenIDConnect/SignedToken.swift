#if OpenIDConnect
    import CJose
    import _Cryptography

    /// The parts of a token in the compact form, whose signature may be anyone's.
    struct SignedToken: Sendable {
        let text: String
        /// The name of the signature's algorithm, which may be none that is accepted.
        let algorithm: String
        /// The name of the key.
        let keyName: String?
        let payload: [UInt8]
        let signature: [UInt8]

        /// The bytes that the signature is of.
        var signedBytes: [UInt8] { Array(text.utf8.prefix(signedLength)) }
        private let signedLength: Int

        /// Takes a token apart; `nil` for what isn't one.
        init?(_ text: String) {
            let texts = text.split(separator: ".", omittingEmptySubsequences: false)
            let parts = texts.compactMap { [UInt8](base64URL: $0) }
            guard texts.count == 3, parts.count == 3, let header = Self.header(parts[0])
            else { return nil }
            self.text = text
            (algorithm, keyName) = header
            (payload, signature) = (parts[1], parts[2])
            signedLength = texts[0].utf8.count + 1 + texts[1].utf8.count
        }

        /// Reads the header as cjose does, so that both know the same algorithm; what is there twice is refused.
        private static func header(_ json: [UInt8]) -> (algorithm: String, keyName: String?)? {
            let header = json.withUnsafeBytes { bytes in
                json_loadb(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
                    Int(JSON_REJECT_DUPLICATES), nil)
            }
            guard let header else { return nil }
            defer { json_decref(header) }
            func text(_ name: String) -> String? {
                json_string_value(json_object_get(header, name)).map { String(cString: $0) }
            }
            // Of extensions that a reader must know, none is known here; one is another form of payload.
            guard json_object_get(header, "crit") == nil, json_object_get(header, "b64") == nil,
                let algorithm = text("alg")
            else { return nil }
            let keyName = text("kid")
            guard keyName != nil || json_object_get(header, "kid") == nil else { return nil }
            return (algorithm, keyName)
        }
    }
#endif
