/// The bytes of a document under construction.
///
/// The author's text is written only by `text(_:)` and `attribute(_:_:)`, which escape it.
/// Everything else is a literal of this module or a number formatted here.
///
/// It owns its memory instead of using an array: a card takes several thousand tiny appends, and an
/// array would check its uniqueness at each.
struct HTMLWriter: ~Copyable {
    /// Holds `capacity` bytes, the first `count` of them initialized; no other code accesses it.
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    /// The bytes written so far.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

    /// The text written so far.
    var string: String {
        String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
    }

    @inline(__always)
    private mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
        // The sum of two lengths in memory doesn't overflow.
        if count &+ length > capacity { grow(by: length) }
        // The length of a literal is known when this is inlined: one or two stores.
        (base + count).initialize(from: source, count: length)
        count &+= length
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        (base + count).initialize(to: byte)
        count &+= 1
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        let larger = max(capacity * 2, count + length)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        memory.moveInitialize(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = larger
    }

    @inline(__always)
    mutating func markup(_ literal: StaticString) {
        if literal.hasPointerRepresentation {
            append(literal.utf8Start, literal.utf8CodeUnitCount)
        } else {
            literal.withUTF8Buffer { for byte in $0 { append(byte) } }
        }
    }

    /// Writes markup that was prepared before, such as a drawing.
    mutating func markup(_ prepared: [UInt8]) {
        prepared.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { append(start, buffer.count) }
        }
    }

    /// Writes a part of markup that another writer wrote before.
    mutating func markup(_ written: [UInt8], from start: Int, to end: Int) {
        written[start..<end].withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { append(start, buffer.count) }
        }
    }

    /// Writes the contents of another writer, and empties that writer but keeps its memory.
    mutating func move(from other: inout HTMLWriter) {
        append(other.base, other.count)
        other.count = 0
    }

    /// Writes the raw value of an enumeration whose values consist of letters and digits.
    mutating func word(_ word: some RawRepresentable<String>) {
        let word = word.rawValue
        word.utf8.span.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { append(start, bytes.count) }
        }
    }

    /// Writes text content: markup characters are escaped, control characters are left out.
    mutating func text(_ content: String) {
        escape(content, inAttribute: false)
    }

    /// Writes ` name="value"`, where the value may be any text.
    mutating func attribute(_ name: StaticString, _ value: String) {
        open(name)
        escape(value, inAttribute: true)
        append(UInt8(ascii: "\""))
    }

    /// Writes ` name="…"` with a value composed of a prefix and a value.
    mutating func attribute(_ name: StaticString, prefix: String, _ value: String) {
        open(name)
        escape(prefix, inAttribute: true)
        escape(value, inAttribute: true)
        append(UInt8(ascii: "\""))
    }

    /// Writes a part of an attribute's value, whose attribute other markup opens and closes.
    mutating func attributeValue(_ value: String) {
        escape(value, inAttribute: true)
    }

    /// Writes ` name="value"` for a whole number.
    mutating func attribute(_ name: StaticString, _ value: Int) {
        open(name)
        number(value)
        append(UInt8(ascii: "\""))
    }

    /// Writes ` name="value"` for a number.
    mutating func attribute(_ name: StaticString, _ value: Double) {
        open(name)
        number(value)
        append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private mutating func open(_ name: StaticString) {
        append(UInt8(ascii: " "))
        markup(name)
        append(UInt8(ascii: "="))
        append(UInt8(ascii: "\""))
    }
}

// MARK: - Numbers

extension HTMLWriter {
    /// Writes a whole number in decimal digits.
    mutating func number(_ value: Int) {
        if value < 0 { append(UInt8(ascii: "-")) }
        digits(value.magnitude)
    }

    /// Writes a number with at most three decimals; numbers that are not finite or extremely large
    /// are clamped, so that any result of an author's computation is a valid CSS number.
    mutating func number(_ value: Double) {
        let bounded = value.isNaN ? 0 : min(max(value, -100_000), 100_000)
        fraction(Int((bounded * 1000).rounded()), 1000)
    }

    /// Writes a number and the markup after it, such as its unit.
    @inline(__always)
    mutating func number(_ value: Double, _ end: StaticString) {
        number(value)
        markup(end)
    }

    /// Writes markup around a number.
    @inline(__always)
    mutating func markup(_ start: StaticString, _ value: Double, _ end: StaticString = "") {
        markup(start)
        number(value, end)
    }

    /// Writes markup around two numbers.
    @inline(__always)
    mutating func markup(
        _ start: StaticString, _ first: Double, _ middle: StaticString, _ second: Double,
        _ end: StaticString
    ) {
        markup(start, first, middle)
        number(second, end)
    }

    /// Writes a number with at most eight decimals, as a perspective needs them, clamped in the same way.
    mutating func fineNumber(_ value: Double) {
        let bounded = value.isNaN ? 0 : min(max(value, -100_000), 100_000)
        fraction(Int((bounded * 1e8).rounded()), 100_000_000)
    }

    /// Writes a number given as a count of parts of a whole.
    @inline(__always)
    private mutating func fraction(_ parts: Int, _ whole: UInt) {
        if parts < 0 { append(UInt8(ascii: "-")) }
        let magnitude = parts.magnitude
        digits(magnitude / whole)
        var rest = magnitude % whole
        guard rest != 0 else { return }
        append(UInt8(ascii: "."))
        var divisor = whole / 10
        while rest != 0 {
            append(UInt8(ascii: "0") + UInt8(rest / divisor))
            rest %= divisor
            divisor /= 10
        }
    }

    private mutating func digits(_ value: UInt) {
        if value >= 10 { digits(value / 10) }
        append(UInt8(ascii: "0") + UInt8(value % 10))
    }
}

// MARK: - Escaping

extension HTMLWriter {
    private mutating func escape(_ content: String, inAttribute: Bool) {
        content.utf8.span.withUnsafeBufferPointer { bytes in
            if bytes.count > 24 || !copyPlain(bytes) { escape(bytes, inAttribute: inAttribute) }
        }
    }

    private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>, inAttribute: Bool) {
        guard let base = utf8.baseAddress else { return }
        let end = utf8.count
        var start = 0
        var index = 0
        while true {
            // Nearly all bytes are kept, so whole ranges of them are copied.
            while index < end, !Self.mayNeedEscape(base[index]) { index &+= 1 }
            if index == end { break }
            let replacement: StaticString
            var length = 1
            switch base[index] {
            case UInt8(ascii: "&"): replacement = "&amp;"
            case UInt8(ascii: "<"): replacement = "&lt;"
            case UInt8(ascii: ">"): replacement = "&gt;"
            case UInt8(ascii: "\"") where inAttribute: replacement = "&quot;"
            case UInt8(ascii: "'") where inAttribute: replacement = "&#39;"
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                index += 1
                continue
            case 0xC2:
                // U+0080…U+009F are control characters too; other two-byte characters are kept.
                guard index + 1 < end, base[index + 1] < 0xA0 else {
                    index += 1
                    continue
                }
                replacement = ""
                length = 2
            default: replacement = ""
            }
            append(base + start, index - start)
            markup(replacement)
            index += length
            start = index
        }
        append(base + start, end - start)
    }

    /// Copies a short text that needs no escaping, and returns true; writes nothing otherwise.
    @inline(__always)
    private mutating func copyPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        let length = utf8.count
        if count &+ length > capacity { grow(by: length) }
        let place = base + count
        var index = 0
        while index < length {
            let byte = utf8[index]
            if Self.mayNeedEscape(byte) { return false }
            (place + index).initialize(to: byte)
            index &+= 1
        }
        count &+= length
        return true
    }

    /// Tells whether a byte of UTF-8 may need escaping.
    @inline(__always)
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        // Bits 0…63: control characters except tab and line feed, and " & ' < >.
        let low: UInt64 = 0x5000_00C4_FFFF_F9FF
        return byte < 0x40 ? (low &>> UInt64(byte)) & 1 == 1 : byte == 0x7F || byte == 0xC2
    }
}
