/// A reader of JSON from bytes, one value after the other, which builds no tree.
///
/// It is strict (RFC 8259, UTF-8 only) because its input is untrusted; an error contains the byte
/// and the member of the mistake.
package struct JSONReader {
    /// The default limit for the nesting of arrays and objects: more than messages need, and it
    /// bounds the recursion.
    package static let defaultMaximumDepth = 32

    let bytes: [UInt8]
    let maximumDepth: Int
    /// The long names that members are likely to have; a match needs no new string.
    let expectedNames: [String]
    /// The place of the next byte.
    var offset = 0
    private var depth = 0

    package init(
        _ bytes: [UInt8], maximumDepth: Int = defaultMaximumDepth, expectedNames: [String] = []
    ) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
        self.expectedNames = expectedNames
    }

    /// Returns the next byte that isn't white space, without taking it.
    package mutating func peek() -> UInt8? {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            case let byte: return byte
            }
        }
        return nil
    }

    package func failure(_ message: String) -> JSONReadError {
        JSONReadError(offset: offset, message: message)
    }

    /// Checks that only white space follows.
    package mutating func finish() throws(JSONReadError) {
        guard peek() == nil else { throw failure("nothing may follow the message") }
    }

    // MARK: - Structures

    /// Reads an object; `member` must read or skip the value of each name that it receives.
    package mutating func readObject(
        _ member: (inout JSONReader, String) throws(JSONReadError) -> Void
    ) throws(JSONReadError) {
        try enter(UInt8(ascii: "{"), "an object was expected")
        defer { depth -= 1 }
        if take(UInt8(ascii: "}")) { return }
        repeat {
            guard peek() == UInt8(ascii: "\"") else {
                throw failure("the name of a member was expected")
            }
            let name = if let name = takeExpectedName() { name } else { try readString() }
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

    /// Takes the name of a member if it is one of the expected names.
    private mutating func takeExpectedName() -> String? {
        let start = offset + 1
        for name in expectedNames {
            let end = start + name.utf8.count
            guard end < bytes.count, bytes[end] == UInt8(ascii: "\""),
                holds(name, at: start)
            else { continue }
            offset = end + 1
            return name
        }
        return nil
    }

    /// Returns whether the bytes of a name begin at a place; there are enough of them.
    private func holds(_ name: String, at start: Int) -> Bool {
        var name = name
        return name.withUTF8 { name in
            for place in name.indices where name[place] != bytes[start + place] { return false }
            return true
        }
    }

    /// Reads an array; `element` must read or skip one value.
    package mutating func readArray(
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

    /// Skips a value of any kind.
    package mutating func skip() throws(JSONReadError) {
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
        guard depth <= maximumDepth else {
            throw failure("values nest deeper than \(maximumDepth)")
        }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        offset += 1
        return true
    }

    // MARK: - Words

    package mutating func readBool() throws(JSONReadError) -> Bool {
        if takeWord("true") { return true }
        if takeWord("false") { return false }
        throw failure("true or false was expected")
    }

    package mutating func readNull() throws(JSONReadError) {
        guard takeWord("null") else { throw failure("a value was expected") }
    }

    /// Takes `null` if it is next; returns `true` if it was.
    package mutating func takeNull() -> Bool {
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

    /// A number by its form in the text: an integer if it is written as one and fits, otherwise the
    /// nearest `Double`.
    package enum Number {
        case int(Int)
        case double(Double)
    }

    package mutating func readInt() throws(JSONReadError) -> Int {
        guard case .int(let value) = try readNumber() else {
            throw failure("a whole number was expected")
        }
        return value
    }

    package mutating func readDouble() throws(JSONReadError) -> Double {
        switch try readNumber() {
        case .int(let value): Double(value)
        case .double(let value): value
        }
    }

    package mutating func readNumber() throws(JSONReadError) -> Number {
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
        if isWhole, let value = wholeNumber(start..<offset) { return .int(value) }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw failure("the number is too large")
        }
        return .double(value)
    }

    /// Returns the value of digits with or without a minus sign; `nil` if it doesn't fit an `Int`.
    private func wholeNumber(_ range: Range<Int>) -> Int? {
        let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
        var value = 0
        for byte in bytes[range].dropFirst(isNegative ? 1 : 0) {
            let digit = Int(byte - UInt8(ascii: "0"))
            let (product, isTooLong) = value.multipliedReportingOverflow(by: 10)
            // A negative number is counted downwards, because `Int.min` has no positive
            // counterpart.
            let (sum, isTooLarge) =
                isNegative
                ? product.subtractingReportingOverflow(digit)
                : product.addingReportingOverflow(digit)
            if isTooLong || isTooLarge { return nil }
            value = sum
        }
        return value
    }

    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func takeDigits() -> Bool {
        let start = offset
        while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            offset += 1
        }
        return offset > start
    }
}
