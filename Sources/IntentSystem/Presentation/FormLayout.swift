/// The places of the fields of a form that offers all parameters of an intent.
///
/// It follows the intent's summary for the values that were given so far. Fields that it doesn't
/// mention are not shown, and keep their values.
public struct FormLayout: Sendable, Codable, Hashable {
    /// A piece of the sentence.
    public enum Piece: Sendable, Codable, Hashable {
        /// A text between fields.
        case text(String)
        /// The value of a field, by the name of its parameter.
        case field(String)
    }

    /// The sentence with values in it; empty if the author wrote none.
    public var sentence: [Piece]
    /// The names of the fields below the sentence.
    public var shown: [String]
    /// The names of the fields behind “More”.
    public var more: [String]
    /// Other values may change the layout.
    public var changes: Bool
    /// The choices of fields that depend on the values of other fields, by name.
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
