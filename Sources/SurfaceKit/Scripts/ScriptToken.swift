/// A piece of a script that is kept or left out as a whole.
struct ScriptToken: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// White space and comments between others; `breaksLine` if there is an end of a line in it.
        case space(breaksLine: Bool)
        /// A name or a keyword.
        case word
        case number
        /// A text in quotes.
        case string
        /// A piece of a template: from a back quote or the end of a substitution to the next of
        /// either.
        case template
        case regularExpression
        /// One character of an operator, or a bracket.
        case punctuation
    }

    let kind: Kind
    let text: String
    /// The line in the file, from 1.
    let line: Int

    var isSpace: Bool { if case .space = kind { true } else { false } }

    func isWord(_ word: String) -> Bool { kind == .word && text == word }
    func isPunctuation(_ character: String) -> Bool { kind == .punctuation && text == character }
}
