import Foundation

/// The JSON format of all commands.
enum JSONText {
    /// Returns a value as several lines, without a line break at the end.
    static func lines(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Returns a value on one line.
    static func line(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        // JSON doesn't require escapes for these, but a terminal may obey them.
        return text.unicodeScalars.map { scalar in
            (0x7F...0x9F).contains(scalar.value)
                ? "\\u00" + String(scalar.value, radix: 16) : String(scalar)
        }.joined()
    }
}
