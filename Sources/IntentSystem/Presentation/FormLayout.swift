/// The places of the fields of a form that offers all parameters of an intent.
///
/// It follows the intent's summary for the values that were given so far. Fields that are named
/// nowhere in it are not shown, and keep their values.
public struct FormLayout: Sendable, Codable, Hashable {
    /// A piece of the sentence.
    public enum Piece: Sendable, Codable, Hashable {
        /// Words.
        case text(String)
        /// The value of a field, by the name of its parameter.
        case field(String)
    }

    /// The sentence with values in the middle of it; empty where the author wrote none.
    public var sentence: [Piece]
    /// The fields that stand below the sentence, by name.
    public var shown: [String]
    /// The fields that stand behind “More”, by name.
    public var more: [String]
    /// Other values may lead to another layout.
    public var changes: Bool
    /// The choices of fields for which they depend on the values of others, by name.
    public var options: [String: [Question.Option]]

    /// Creates a layout.
    public init(
        sentence: [Piece], shown: [String], more: [String], changes: Bool,
        options: [String: [Question.Option]] = [:]
    ) {
        self.sentence = sentence
        self.shown = shown
        self.more = more
        self.changes = changes
        self.options = options
    }
}
