import AppIntents
import AppIntentsMetadata
import Foundation
package import PhraseGrammar
import _Localization

extension QuestionListener {
    /// Writes the answers to a question that can be said, in words that a recognizer can hear; `nil` if
    /// any words are an answer.
    ///
    /// `cancelLabel` is the label of the way out of a choice.
    package func speechGrammar(
        of kind: Question.Kind, cancelLabel: String, canSay: @escaping (String) -> Bool
    ) -> SpeechGrammar? {
        let commands = examples.of([.cancel, .stop, .undo, .repeat, .help])
        var (answers, kinds): ([String], [Slot.Kind]) = ([], [])
        switch kind {
        case .confirmation(let words):
            answers = [usualYes, usualNo, words.acceptLabel, words.denyLabel]
            answers += words.acceptAlternatives + words.denyAlternatives
        case .choice(let options):
            answers = options.map(\.title) + [cancelLabel]
            kinds = [.ordinal]
        case .values(let fields):
            for field in fields {
                answers += (field.options ?? []).map(\.title)
                if let names = field.parameter.switchNames { answers += [names.yes, names.no] }
                if field.options?.isEmpty == false { kinds.append(.ordinal) }
                if case .file = field.parameter.shape.element { answers += spokenFiles(for: field) }
                switch field.parameter.wordKind {
                case .flag?: answers += [usualYes, usualNo]
                // No grammar has all words.
                case .text?: return nil
                case let kind?: kinds.append(kind)
                case nil: break
                }
            }
        }
        return SpeechGrammar(
            answers: answers + commands, kinds: kinds, language: Language.of(locale),
            canSay: canSay)
    }
}
