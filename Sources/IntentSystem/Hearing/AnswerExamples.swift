import AppIntentsMetadata
import Foundation
import PhraseGrammar
import _Localization

/// Words that a person can say, in their language: what every surface tells them.
package struct AnswerExamples: Sendable {
    private let reader: AnswerReader
    private let locale: Locale

    init(in locale: Locale) {
        self.locale = locale
        reader = AnswerReader(.of(locale))
    }

    var yes: String { LocalizedStringResource(system: "Yes").text(in: locale) }
    var no: String { LocalizedStringResource(system: "No").text(in: locale) }

    /// Returns words that answer a question, or the first of the fields that a surface asks for now.
    package func of(_ question: Question, asking fields: [Question.Field]) -> [String] {
        switch question.kind {
        case .confirmation(let words): [words.acceptLabel, words.denyLabel]
        case .choice(let options): of(options) + [question.cancelLabel]
        case .values: fields.first.map { of($0) } ?? []
        }
    }

    /// Returns words that are an answer for a field: names of options, or a value of its kind.
    package func of(_ field: Question.Field) -> [String] {
        if let options = field.options, !options.isEmpty { return of(options) }
        if let names = field.parameter.switchNames { return [names.yes, names.no] }
        guard let kind = field.parameter.wordKind else { return [] }
        if case .flag = kind { return [yes, no] }
        return [reader.example(of: kind)].compactMap(\.self)
    }

    /// Returns names of options; of many, as many as a person remembers.
    package func of(_ options: [Question.Option]) -> [String] {
        options.prefix(4).map(\.title)
    }

    /// Returns the words for commands, in the languages that have some.
    package func of(_ commands: [Hearing.Command]) -> [String] {
        commands.compactMap { reader.example(of: $0.conversationCommand) }
    }
}
