/// A condition of FTS5 for the words of a text.
struct TextExpression {
    /// The condition in FTS5's language.
    let text: String

    private init(_ text: String) { self.text = text }

    /// The text has a word.
    static func word(_ word: String) -> TextExpression { TextExpression(quoted(word)) }

    /// The text has a word that begins with another.
    static func beginning(_ word: String) -> TextExpression {
        TextExpression("\(quoted(word)) *")
    }

    /// Every text fulfills it; it stands among others only.
    static let anything = TextExpression("")

    /// The text fulfills all of some conditions.
    static func all(_ conditions: [TextExpression]) -> TextExpression {
        TextExpression(
            conditions.filter { !$0.text.isEmpty }.map { "(\($0.text))" }
                .joined(separator: " AND "))
    }

    /// The text fulfills one of some conditions.
    static func any(_ conditions: [TextExpression]) -> TextExpression {
        TextExpression(conditions.map { "(\($0.text))" }.joined(separator: " OR "))
    }

    /// The text fulfills this condition or one of others.
    func or(_ others: [TextExpression]) -> TextExpression {
        others.isEmpty ? self : Self.any([self] + others)
    }

    /// Returns that the condition holds for the first fields alone.
    func `in`(fields: Int) -> TextExpression {
        let columns = (0..<fields).map { "field\($0)" }.joined(separator: " ")
        return TextExpression("{\(columns)} : (\(text))")
    }

    /// The condition holds, and the item has a weight.
    var ofWeight: TextExpression {
        TextExpression("(\(text)) AND (weight : \(Self.quoted(Self.weight)))")
    }

    /// The word in the column `weight` of an item with a weight; no word of a text is like it.
    static let weight = "+"

    /// A word as a string of FTS5, so that none of its letters is an operator.
    private static func quoted(_ word: String) -> String {
        "\"\(word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    }
}
