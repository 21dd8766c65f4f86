import AppIntents

/// The `Content-Disposition` field, by which a browser saves a file.
enum ContentDisposition {
    /// Returns the field with a file name that every browser can read (RFC 6266).
    static func attachment(named name: String) -> String {
        let name = FileName.sanitized(name)
        let plain = name.unicodeScalars.map { scalar in
            scalar.isASCII && scalar != "\"" && scalar != "\\" && scalar != "%"
                ? Character(scalar) : "_"
        }
        let encoded = name.utf8.map { byte in
            byte.isUnreserved ? String(UnicodeScalar(byte)) : percentEncoded(byte)
        }
        return """
            attachment; filename="\(String(plain))"; filename*=UTF-8''\(encoded.joined())
            """
    }

    private static func percentEncoded(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }
}

extension UInt8 {
    /// `true` if the byte needs no percent encoding in any part of a field (RFC 3986).
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
