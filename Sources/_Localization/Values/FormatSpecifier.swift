struct FormatSpecifier {
    /// The number of the argument in `%2$@`, from 1.
    var position: Int?
    /// The name of the argument in `%(count)lld`, from which Xcode makes a label.
    var label: String?
    var precision: Int?
    /// The specifier has flags or a width, which only the C formatter supports.
    var isAdorned = false
    /// The last letter, such as `@`, `d` or `f`.
    var conversion: UInt8 = 0

    var isPlainInteger: Bool {
        !isAdorned && precision == nil
            && (conversion == UInt8(ascii: "d") || conversion == UInt8(ascii: "i")
                || conversion == UInt8(ascii: "u") || conversion == UInt8(ascii: "@"))
    }

    var isPlainReal: Bool {
        !isAdorned
            && (conversion == UInt8(ascii: "f") || conversion == UInt8(ascii: "F")
                || conversion == UInt8(ascii: "@"))
    }

    /// Parses a whole specifier, including the `%`.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "%"),
            let (parsed, end) = Self.parse(bytes, after: 1), end == bytes.count
        else { return nil }
        self = parsed
    }

    private init() {}

    /// Parses a specifier whose `%` is just before `start`, and returns the index after it.
    static func parse(_ bytes: [UInt8], after start: Int) -> (FormatSpecifier, Int)? {
        var parsed = FormatSpecifier()
        var index = start
        func number() -> Int? {
            var value: Int?
            while index < bytes.count, (48...57).contains(bytes[index]), (value ?? 0) < 10_000 {
                value = (value ?? 0) * 10 + Int(bytes[index] - 48)
                index += 1
            }
            return value
        }
        let flags: [UInt8] = Array("-+#0'".utf8)
        if index < bytes.count, !flags.contains(bytes[index]), let first = number() {
            if index < bytes.count, bytes[index] == UInt8(ascii: "$") {
                parsed.position = first
                index += 1
            } else {
                parsed.isAdorned = true
            }
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "("),
            let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
        {
            parsed.label = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
            index = end + 1
        }
        while index < bytes.count, flags.contains(bytes[index]) {
            parsed.isAdorned = true
            index += 1
        }
        if number() != nil { parsed.isAdorned = true }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            parsed.precision = number() ?? 0
        }
        let lengths: [UInt8] = Array("hlqLzjt".utf8)
        while index < bytes.count, lengths.contains(bytes[index]) { index += 1 }
        let conversions: [UInt8] = Array("@diuoxXfFeEgGaAcsp".utf8)
        guard index < bytes.count, conversions.contains(bytes[index]) else { return nil }
        parsed.conversion = bytes[index]
        return (parsed, index + 1)
    }
}
