import Foundation

/// The JSON format of all commands.
enum JSONText {
    /// Returns a value as several lines, without a line break at the end.
    static func lines(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
