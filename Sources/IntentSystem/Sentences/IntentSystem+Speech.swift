package import Foundation
package import PhraseGrammar

extension IntentSystem {
    /// Writes what a person can say now, a sentence or a command, in words that a recognizer can hear;
    /// `nil` if there is nothing to say, or the grammar of a large app is still being made.
    package func speechGrammar(
        in locale: Locale, canSay: @escaping (String) -> Bool
    ) -> SpeechGrammar? {
        let commands = listener(in: locale).examples(of: [.cancel, .stop, .undo, .repeat, .help])
        guard
            let grammar = sentences.present(locale.identifier)?
                .speech(commands: commands, canSay: canSay), !grammar.words.isEmpty
        else { return nil }
        return grammar
    }

    /// Returns the one of several hypotheses of a recognizer, the likeliest first, that is a sentence: the
    /// first whose meaning is sure, or that is a command, else the first that means anything, else the first.
    package func likeliest(of hypotheses: [String], in locale: Locale) -> String? {
        let listener = listener(in: locale)
        let meanings = hypotheses.map {
            understandings(of: $0, language: locale.identifier, for: .owner).first
        }
        let place =
            hypotheses.indices.first {
                meanings[$0]?.isSure == true || listener.command(hypotheses[$0]) != nil
            } ?? meanings.firstIndex { $0 != nil } ?? 0
        return hypotheses.indices.contains(place) ? hypotheses[place] : nil
    }
}
