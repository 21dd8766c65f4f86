import Foundation

/// Data as JSON in the form of all commands.
enum JSONText {
    /// One value over several lines; a newline doesn't end it.
    static func lines(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
