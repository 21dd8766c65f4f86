public import IntentSystem

/// The question on a card, as every surface puts it.
public struct PresentedQuestion: Sendable, Hashable {
    /// The number that an answer names.
    public var id: Int
    /// The kind of answer that is wanted.
    public var kind: Kind

    /// The kinds of answers.
    public enum Kind: Sendable, Hashable {
        /// Values of parameters.
        case values(PresentedForm)
        /// One of a list; the way out is the button `cancel`.
        case choice([Question.Option])
        /// Yes or no, with the buttons of the card.
        case confirmation
    }

    /// Creates a question.
    public init(id: Int, kind: Kind) {
        self.id = id
        self.kind = kind
    }

    /// Reads a question of a session.
    public init(_ question: Question) {
        let kind: Kind =
            switch question.kind {
            case .values(let fields): .values(PresentedForm(fields, layout: question.layout))
            case .choice(let options): .choice(options)
            case .confirmation: .confirmation
            }
        self.init(id: question.id, kind: kind)
    }

    /// The form, for a question that asks for values.
    public var form: PresentedForm? {
        if case .values(let form) = kind { form } else { nil }
    }

    /// The options, for a question that asks for one of a list.
    public var options: [Question.Option] {
        if case .choice(let options) = kind { options } else { [] }
    }
}
