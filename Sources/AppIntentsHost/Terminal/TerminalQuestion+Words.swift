import AppIntentsMetadata
import Foundation
import IntentSystem
import _Localization

/// Answers in words, in a conversation.
extension TerminalQuestion {
    /// Tells what can be said; `field` is the one that is asked for now.
    ///
    /// Answers that are listed above the prompt, or in it, aren't told once more.
    func invite(_ answers: [String], to field: Question.Field?) {
        guard let listener else { return }
        events?.asked(question, field, answers: answers)
        let isListed = field?.options?.isEmpty == false || field?.parameter.shape == .bool
        let examples = field == nil || isListed ? [] : answers
        sayWhatCanBeSaid(examples + listener.examples.of([.cancel, .repeat, .help]))
    }

    private func sayWhatCanBeSaid(_ words: [String]) {
        let sentence = SayableWords(words).sentence(in: question.locale)
        if !sentence.isEmpty { terminal.say(sentence, as: .secondary) }
    }

    /// Returns what words mean, and passes it on; `nil` outside of a conversation.
    mutating func heard(_ hear: (inout QuestionListener) -> Hearing) -> Hearing? {
        guard var listener else { return nil }
        let hearing = hear(&listener)
        self.listener = listener
        events?.heard(hearing, in: question.locale)
        return hearing
    }

    /// Passes on an answer that was typed as it stands in the list or in the prompt.
    func note(_ words: String, _ kind: Hearing.Kind, _ title: String) {
        events?.heard(
            Hearing(words: words, kind: kind, title: title), in: question.locale)
    }

    /// Does what words ask for that are no answer, or says why the question is asked again.
    ///
    /// Only the command for help needs the examples, for which files may have to be listed.
    func follow(_ hearing: Hearing, examples: @autoclosure () -> [String]) throws {
        switch hearing.kind {
        case .command(.cancel), .command(.stop): throw CancellationError()
        case .command(.undo): throw UndoRequest()
        case .command(.repeat):
            var again = self
            again.isRepeated = false
            again.introduce()
            if case .choice(let options) = question.kind { list(options) }
        case .command(.help):
            sayWhatCanBeSaid(examples())
            sayWhatCanBeSaid(
                listener?.examples.of([.cancel, .repeat, .undo]) ?? [])
        case .unclear(let reason):
            terminal.say(reason.text(in: question.locale), as: .problem)
        case .value, .option, .confirmation: break
        }
    }

    /// Returns the value that a line means for a field: by its number or name in the list, by words
    /// in a conversation, or as it was typed; `nil` if the person is asked again.
    mutating func read(
        _ line: String, _ field: Question.Field, _ options: [Question.Option]
    ) throws -> ParameterValue? {
        guard listener != nil, !line.isEmpty else { return value(line, field, options) }
        let name = field.parameter.name
        if let place = place(line, in: options) {
            note(line, .value(options[place].value, parameter: name), options[place].title)
            return options[place].value
        }
        if isNoWords(line, for: field) { return value(line, field, options) }
        guard let hearing = heard({ $0.hear(line, as: field) }) else { return nil }
        guard case .value(let value, _) = hearing.kind else {
            try follow(hearing, examples: listener?.sayable(for: field) ?? [])
            return nil
        }
        if let title = hearing.title, !title.isSame(as: line) {
            terminal.say("\(field.parameter.title): \(title)", as: .secondary)
        }
        return value
    }

    /// Returns the values of a list that a line means, which are several in a conversation.
    mutating func elements(
        _ line: String, _ one: Question.Field, _ several: Question.Field,
        _ options: [Question.Option]
    ) throws -> [ParameterValue]? {
        let isOne =
            listener == nil || place(line, in: options) != nil || isNoWords(line, for: one)
        let value = try read(line, isOne ? one : several, options)
        return value.map { value in
            if case .array(let elements) = value { elements } else { [value] }
        }
    }

    /// A path is no words, nor is the name of an entity that is a file, which only the query knows.
    private func isNoWords(_ line: String, for field: Question.Field) -> Bool {
        guard field.parameter.takesFiles, listener?.command(line) == nil else { return false }
        return field.parameter.takesFileEntities || files.isPath(line)
    }
}
