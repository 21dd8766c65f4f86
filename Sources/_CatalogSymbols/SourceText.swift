/// The names and texts of catalogs as parts of source code.
enum SourceText {
    static func warning(_ text: String) -> String { "#warning(\(literal(text)))" }

    /// Returns a text in a form that fits a one-line comment.
    static func comment(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns a text as a string literal.
    static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Returns a text as a part of a string literal.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": escaped += "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control:
                escaped += "\\u{\(String(scalar.value, radix: 16))}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
