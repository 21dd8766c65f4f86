/// Reads JSON from bytes, one value after the other, without building a tree.
///
/// It is strict (RFC 8259, UTF-8 only) because what it reads comes from anywhere; an error says at
/// which byte and in which member it was met.
struct JSONReader {
    /// How deep arrays and objects may nest: nothing that we read needs more, and recursion has an end.
    static let maximumDepth = 32

    private let bytes: [UInt8]
    private(set) var offset = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next byte that is no white space, without taking it.
    mutating func peek() -> UInt8? {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            case let byte: return byte
            }
        }
        return nil
    }

    func failure(_ message: String) -> JSONReadError {
        JSONReadError(offset: offset, message: message)
    }

    /// Checks that nothing follows.
    mutating func finish() throws(JSONReadError) {
        guard peek() == nil else { throw failure("nothing may follow the message") }
    }

    // MARK: - Structures

    /// Reads an object; `member` must read or skip the value of each name that it is given.
    mutating func readObject(
        _ member: (inout JSONReader, String) throws(JSONReadError) -> Void
    ) throws(JSONReadError) {
        try enter(UInt8(ascii: "{"), "an object was expected")
        defer { depth -= 1 }
        if take(UInt8(ascii: "}")) { return }
        repeat {
            guard peek() == UInt8(ascii: "\"") else {
                throw failure("the name of a member was expected")
            }
            let name = try readString()
            guard take(UInt8(ascii: ":")) else { throw failure("a colon was expected") }
            do {
                try member(&self, name)
            } catch {
                throw error.inside(name)
            }
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else {
            throw failure("a comma or the end of the object was expected")
        }
    }

    /// Reads an array; `element` must read or skip one value.
    mutating func readArray(
        _ element: (inout JSONReader) throws(JSONReadError) -> Void
    ) throws(JSONReadError) {
        try enter(UInt8(ascii: "["), "an array was expected")
        defer { depth -= 1 }
        if take(UInt8(ascii: "]")) { return }
        repeat {
            try element(&self)
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else {
            throw failure("a comma or the end of the array was expected")
        }
    }

    /// Reads a value of any kind and forgets it.
    mutating func skip() throws(JSONReadError) {
        switch peek() {
        case UInt8(ascii: "{"):
            try readObject { (reader, _) throws(JSONReadError) in try reader.skip() }
        case UInt8(ascii: "["):
            try readArray { (reader) throws(JSONReadError) in try reader.skip() }
        case UInt8(ascii: "\""): _ = try readString()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try readBool()
        case UInt8(ascii: "n"): try readNull()
        default: _ = try readNumber()
        }
    }

    private mutating func enter(_ bracket: UInt8, _ message: String) throws(JSONReadError) {
        guard take(bracket) else { throw failure(message) }
        depth += 1
        guard depth <= Self.maximumDepth else {
            throw failure("values nest deeper than \(Self.maximumDepth)")
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        offset += 1
        return true
    }

    // MARK: - Words

    mutating func readBool() throws(JSONReadError) -> Bool {
        if takeWord("true") { return true }
        if takeWord("false") { return false }
        throw failure("true or false was expected")
    }

    mutating func readNull() throws(JSONReadError) {
        guard takeWord("null") else { throw failure("a value was expected") }
    }

    /// Takes `null` if it is next, and says whether it did.
    mutating func takeNull() -> Bool {
        takeWord("null")
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        _ = peek()
        let length = word.utf8CodeUnitCount
        guard bytes.count - offset >= length else { return false }
        let isThere = word.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + length]) }
        if isThere { offset += length }
        return isThere
    }

    // MARK: - Numbers

    /// A number as it was written: an integer where it is one and fits, else the nearest `Double`.
    enum Number {
        case int(Int)
        case double(Double)
    }

    mutating func readInt() throws(JSONReadError) -> Int {
        guard case .int(let value) = try readNumber() else {
            throw failure("a whole number was expected")
        }
        return value
    }

    mutating func readDouble() throws(JSONReadError) -> Double {
        switch try readNumber() {
        case .int(let value): Double(value)
        case .double(let value): value
        }
    }

    mutating func readNumber() throws(JSONReadError) -> Number {
        _ = peek()
        let start = offset
        var isWhole = true
        if current == UInt8(ascii: "-") { offset += 1 }
        let firstDigit = offset
        guard takeDigits() else {
            offset = start
            throw failure("a value was expected")
        }
        if bytes[firstDigit] == UInt8(ascii: "0"), offset > firstDigit + 1 {
            throw failure("a number must not begin with a zero")
        }
        if current == UInt8(ascii: ".") {
            isWhole = false
            offset += 1
            guard takeDigits() else { throw failure("a digit was expected") }
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            isWhole = false
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            guard takeDigits() else { throw failure("a digit was expected") }
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isWhole, let value = Int(text) { return .int(value) }
        guard let value = Double(text), value.isFinite else {
            throw failure("the number is too large")
        }
        return .double(value)
    }

    private var current: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    private mutating func takeDigits() -> Bool {
        let start = offset
        while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            offset += 1
        }
        return offset > start
    }

    // MARK: - Strings

    mutating func readString() throws(JSONReadError) -> String {
        guard take(UInt8(ascii: "\"")) else { throw failure("a text was expected") }
        let start = offset
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                let text = String(validating: bytes[start..<offset], as: UTF8.self)
                guard let text else { throw failure("the text is not UTF-8") }
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

    /// Goes on with a string in which an escape was met.
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
    var hexadecimalDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
