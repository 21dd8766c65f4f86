extension JSONReader {
    package mutating func readString() throws(JSONReadError) -> String {
        guard take(UInt8(ascii: "\"")) else { throw failure("a text was expected") }
        let start = offset
        // The bitwise OR of all bytes, whose highest bit is set if one of them isn't ASCII.
        var marks: UInt8 = 0
        while offset < bytes.count {
            marks |= bytes[offset]
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                let text = try text(of: start..<offset, isASCII: marks < 0x80)
                offset += 1
                return text
            case UInt8(ascii: "\\"):
                return try readEscapedString(from: start)
            case ..<0x20:
                throw failure("a control character must be escaped")
            default:
                offset += 1
            }
        }
        throw failure("the text has no end")
    }

    /// Returns the text of some bytes; nearly all are ASCII, which is valid UTF-8 without a check.
    private func text(
        of range: Range<Int>, isASCII: Bool
    ) throws(JSONReadError) -> String {
        if isASCII { return String(decoding: bytes[range], as: UTF8.self) }
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
            throw failure("the text is not UTF-8")
        }
        return text
    }

    /// Continues to read a string after its first escape.
    private mutating func readEscapedString(from start: Int) throws(JSONReadError) -> String {
        var text = Array(bytes[start..<offset])
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                guard let result = String(validating: text, as: UTF8.self) else {
                    throw failure("the text is not UTF-8")
                }
                offset += 1
                return result
            case UInt8(ascii: "\\"):
                offset += 1
                text.append(contentsOf: try readEscape().utf8)
            case ..<0x20:
                throw failure("a control character must be escaped")
            default:
                text.append(byte)
                offset += 1
            }
        }
        throw failure("the text has no end")
    }

    private mutating func readEscape() throws(JSONReadError) -> Character {
        guard let byte = current else { throw failure("the text has no end") }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return Character(try readUnicodeEscape())
        default:
            offset -= 1
            throw failure("there is no such escape")
        }
    }

    private mutating func readUnicodeEscape() throws(JSONReadError) -> Unicode.Scalar {
        let first = try readHexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: first)),
            current == UInt8(ascii: "\\"), offset + 1 < bytes.count,
            bytes[offset + 1] == UInt8(ascii: "u")
        else { throw failure("half of a surrogate pair is missing") }
        offset += 2
        let second = try readHexadecimal()
        guard second & 0xFC00 == 0xDC00,
            let scalar = Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF))
        else { throw failure("half of a surrogate pair is missing") }
        return scalar
    }

    private mutating func readHexadecimal() throws(JSONReadError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = byte.hexadecimalDigit else {
                throw failure("a hexadecimal digit was expected")
            }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }
}

extension UInt8 {
    /// The value of an ASCII hexadecimal digit.
    package var hexadecimalDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
