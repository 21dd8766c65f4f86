public import AppIntentsMetadata
package import Foundation

/// An open question that a person answers with words, one field after the other.
///
/// A surface passes it what the person says, and performs `action(for:)` if there is one. If there
/// is none the person is asked again, or for the next field.
public struct SpokenQuestion: Sendable {
    /// The question.
    public let question: Question
    /// The values of the fields that were told so far, by the names of their parameters.
    public private(set) var values: [String: ParameterValue]
    private var fields: [Question.Field] = []
    private var listener: QuestionListener

    package init(_ question: Question, _ listener: QuestionListener) {
        self.question = question
        self.listener = listener
        values = [:]
        guard case .values(let all) = question.kind else { return }
        for field in all where field.error == nil {
            values[field.parameter.name] = field.value
        }
        fields = question.fieldsToTell
    }

    /// The field that the next words are for; `nil` if the question asks for no values, or for no
    /// more of them.
    public var field: Question.Field? { fields.first }

    /// Returns what words mean as an answer, and keeps the value of a field.
    public mutating func hear(_ words: String) -> Hearing {
        switch question.kind {
        case .confirmation(let confirmation): return listener.hear(words, to: confirmation)
        case .choice(let options):
            return listener.hear(words, among: options, wayOut: question.cancelLabel)
        case .values:
            guard let field else {
                return Hearing(words: words, kind: .unclear(.notUnderstood))
            }
            let hearing = listener.hear(words, as: field)
            if case .value(let value, let parameter) = hearing.kind {
                values[parameter] = value
                fields.removeFirst()
            }
            return hearing
        }
    }

    /// Returns the action of the person who said it; `nil` if a further answer is needed first.
    public func action(for hearing: Hearing) -> PersonAction? {
        switch hearing.kind {
        case .value: fields.isEmpty ? .answer(question: question.id, values: values) : nil
        case .option(let place): .choose(question: question.id, option: place)
        case .confirmation(true): .confirm(question: question.id)
        case .confirmation(false), .command(.cancel), .command(.stop):
            .cancel(question: question.id)
        case .command(.undo): .undo
        case .command(.repeat), .command(.help), .unclear: nil
        }
    }

    /// Asks no more for fields that have a value at the surface; if that is all of them, words are another value
    /// for the first one.
    package mutating func leaveOut(_ names: [String]) {
        let left = fields.filter { !names.contains($0.parameter.name) }
        fields = left.isEmpty ? Array(fields.prefix(1)) : left
    }

    /// Returns the name of the field that is asked for, and the words that answer.
    package func request(in locale: Locale) -> String {
        let title = field.map { "\($0.parameter.title)?" }
        let sentence = SayableWords(examples).sentence(in: locale)
        return [title ?? "", sentence].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The words to tell a person who asks what they can say now, the answers first.
    public var examples: [String] {
        listener.examples.of(question, asking: fields)
    }
}

extension SystemSession {
    /// The question on the visible card, to be answered with words; `nil` if none is open.
    public var spokenQuestion: SpokenQuestion? {
        guard let open = visibleCard?.openQuestion else { return nil }
        return SpokenQuestion(open.question, listener(to: open.asked))
    }

    /// Returns what reads a person's words as answers; they can name the files that they gave in this session.
    func listener(to question: RunQuestion) -> QuestionListener {
        system.listener(to: question) { [files = system.files, id] in files.named(of: id) }
    }

    /// Returns the question with what was told so far, if `earlier` is the one that is open.
    package func spokenQuestion(continuing earlier: SpokenQuestion?) -> SpokenQuestion? {
        guard let open = spokenQuestion else { return nil }
        guard let earlier, earlier.question == open.question else { return open }
        return earlier
    }

    /// Returns what words mean while nothing is asked: a command, or nothing.
    public func heardCommand(_ words: String) -> Hearing {
        let listener = system.listener(in: withContents { $0.state.locale })
        return Hearing(
            words: words,
            kind: listener.command(words).map(Hearing.Kind.command)
                ?? .unclear(.notUnderstood))
    }
}
