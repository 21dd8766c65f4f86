package import AppIntentsMetadata
package import Foundation
import PhraseGrammar
import _Localization

/// Reads what a person says to a question of a run.
///
/// Words that name an option of the question, or one of its buttons, as a whole mean that one, even
/// if they are a command elsewhere: a painting can be called “Cancel”. Other commands come before
/// everything that words may mean, and before free text; text between quotation marks is no command.
package struct QuestionListener: Sendable {
    /// A value that words may mean, with its readable name.
    struct Meant: Sendable {
        let value: ParameterValue
        let title: String
        /// The index of the option of a choice.
        var option: Int?
        /// The file of a choice, which is opened when it is chosen.
        var file: NamedFiles.File?
    }

    /// Words that fit several things: the next ones may decide.
    struct Open: Sendable {
        let words: String
        let meanings: [Meant]
    }

    let reader: AnswerReader
    let locale: Locale
    let moment: @Sendable () -> Moment
    /// The known values of a shape; `nil` if none are known by name.
    let names: @Sendable (ValueShape) -> SentenceNames?
    /// The files that words can name now.
    let files: @Sendable () -> NamedFiles
    /// The parts of a person, a place or another value that a text describes, as a form has them; `nil` if the text is
    /// the value.
    let parts: @Sendable (String, Question.Field) -> ParameterValue?
    /// The problem with a value of a field, as far as no query is needed to check.
    let problem: @Sendable (ParameterValue, Question.Field) -> String?
    var open: Open?
    /// The files for the present answer, if it is for a field of files.
    var listing: Listing?

    /// Returns the command that words are, if nothing is asked.
    package func command(_ words: String) -> Hearing.Command? {
        let labels: [ConversationCommand: LocalizedStringResource] = [
            .cancel: .init(system: "Cancel"), .stop: .init(system: "Stop"),
            .undo: .init(system: "Undo"),
        ]
        return reader.command(words, labels: labels.mapValues { $0.text(in: locale) })
            .map(Hearing.Command.init)
    }

    /// Returns whether words say that a list is complete.
    package func endsList(_ words: String) -> Bool { reader.phrase(words) == .end }

    // MARK: - Confirmations

    /// Returns what words mean as an answer to a confirmation.
    package func hear(_ words: String, to confirmation: Question.Confirmation) -> Hearing {
        let yes = [confirmation.acceptLabel] + confirmation.acceptAlternatives
        let no = [confirmation.denyLabel] + confirmation.denyAlternatives
        if let isYes = reader.confirmation(words, yes: yes, no: no) ?? usual(words) {
            return Hearing(
                words: words, kind: .confirmation(isYes),
                title: isYes ? confirmation.acceptLabel : confirmation.denyLabel)
        }
        return commanded(words) ?? Hearing(words: words, kind: .unclear(.notUnderstood))
    }

    /// Returns whether words agree to what is asked back; `nil` if they are no answer.
    ///
    /// "Cancel" and "stop" are a no.
    package func agreement(_ words: String) -> Bool? {
        switch hear(words, to: yesOrNo).kind {
        case .confirmation(let isYes): isYes
        case .command(.cancel), .command(.stop): false
        default: nil
        }
    }

    /// Yes and no in the words of the system, which has more languages than the table of words.
    private func usual(_ words: String) -> Bool? {
        reader.confirmation(words, yes: [usualYes], no: [usualNo])
    }

    /// A yes or no in the words of the system.
    package var yesOrNo: Question.Confirmation {
        Question.Confirmation(acceptLabel: usualYes, denyLabel: usualNo)
    }

    /// The answers to what is asked back, as people are told them.
    package var sayableYesOrNo: String {
        SayableWords([usualYes, usualNo]).sentence(in: locale)
    }

    var usualYes: String { examples.yes }
    var usualNo: String { examples.no }

    /// Words that a person can say.
    package var examples: AnswerExamples { AnswerExamples(in: locale) }

    // MARK: - Choices

    /// Returns which option words mean; the label of the way out, and a no, mean none of them.
    package mutating func hear(
        _ words: String, among options: [Question.Option], wayOut: String
    ) -> Hearing {
        let open = open
        self.open = nil
        let found = reader.choice(words, among: options.named)
        if case .one(let place, isWhole: true) = found { return option(place, options, words) }
        if let command = commanded(words) { return command }
        if reader.confirmation(words, yes: [], no: [wayOut, usualNo]) == false {
            return Hearing(words: words, kind: .command(.cancel))
        }
        if let meant = open.flatMap({ decided(words, $0) }), let place = meant.option {
            return option(place, options, words)
        }
        switch found {
        case .one(let place, _): return option(place, options, words)
        case .several(let places):
            return undecided(
                words,
                places.map { place in
                    Meant(value: .null, title: options[place].words, option: place)
                })
        case .none: return Hearing(words: words, kind: .unclear(.notUnderstood))
        }
    }

    private func option(
        _ place: Int, _ options: [Question.Option], _ words: String
    ) -> Hearing {
        Hearing(words: words, kind: .option(place), title: options[place].title)
    }

    // MARK: - Words of several meanings

    /// Asks which one is meant, and keeps the meanings for the next words.
    mutating func undecided(_ words: String, _ meanings: [Meant]) -> Hearing {
        open = Open(words: words, meanings: meanings)
        return Hearing(words: words, kind: .unclear(.several(meanings.map(\.title))))
    }

    /// Returns the one of several meanings that further words choose.
    func decided(_ words: String, _ open: Open) -> Meant? {
        let names = open.meanings.enumerated().map { place, meant in
            NamedValue(id: String(place), texts: [meant.title])
        }
        guard case .one(let place, _) = reader.choice(words, among: names) else { return nil }
        return open.meanings[place]
    }

    func commanded(_ words: String) -> Hearing? {
        command(words).map { Hearing(words: words, kind: .command($0)) }
    }
}

extension Hearing.Command {
    init(_ command: ConversationCommand) {
        switch command {
        case .cancel: self = .cancel
        case .stop: self = .stop
        case .undo: self = .undo
        case .repeat: self = .repeat
        case .help: self = .help
        }
    }

    var conversationCommand: ConversationCommand {
        switch self {
        case .cancel: .cancel
        case .stop: .stop
        case .undo: .undo
        case .repeat: .repeat
        case .help: .help
        }
    }
}

extension [Question.Option] {
    /// The options with all names by which people may call them; equal titles are told apart by
    /// their second lines.
    var named: [NamedValue] {
        let titles = Dictionary(map { ($0.title, 1) }, uniquingKeysWith: +)
        return enumerated().map { place, option in
            let isUnique = titles[option.title] == 1
            return NamedValue(
                id: String(place), texts: [isUnique ? option.title : option.words] + option.synonyms
            )
        }
    }
}

extension IntentSystem {
    /// Returns what reads a person's words as answers to a question of a run.
    ///
    /// `files` returns those that the person can name.
    package func listener(
        to question: RunQuestion, files: @escaping @Sendable () -> NamedFiles
    ) -> QuestionListener {
        listener(
            in: question.locale, files: files, parts: { question.parts(of: $0, for: $1) },
            problem: { question.problem(with: $0, for: $1) })
    }

    /// Returns what reads a person's words; `parts` reads texts as values of several parts, and `problem` checks values.
    package func listener(
        in locale: Locale, files: @escaping @Sendable () -> NamedFiles = { .none },
        parts: @escaping @Sendable (String, Question.Field) -> ParameterValue? = { _, _ in nil },
        problem: @escaping @Sendable (ParameterValue, Question.Field) -> String? = { _, _ in nil }
    ) -> QuestionListener {
        QuestionListener(
            reader: AnswerReader(.of(locale)), locale: locale,
            moment: { [configuration] in
                Moment(date: configuration.now(), timeZone: locale.timeZone ?? .current)
            },
            names: { [sentences] in sentences.present(locale.identifier)?.names(of: $0) },
            files: files, parts: parts, problem: problem)
    }
}
