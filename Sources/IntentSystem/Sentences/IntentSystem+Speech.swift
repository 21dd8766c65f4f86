import AppIntents
package import Foundation
package import PhraseGrammar

extension IntentSystem {
    /// Writes what a person can say now, a sentence or a command, in words that a recognizer can hear;
    /// `nil` if there is nothing to say, or the grammar of a large app is still being made.
    ///
    /// With `confirming`, a sentence that was heard is asked back, so yes and no can be said too.
    package func speechGrammar(
        in locale: Locale, for person: Person = .owner, confirming: Bool = false,
        canSay: @escaping (String) -> Bool
    ) -> SpeechGrammar? {
        let listener = listener(in: locale)
        let answers = confirming ? [listener.usualYes, listener.usualNo] : []
        let commands = listener.examples.of([.cancel, .stop, .undo, .repeat, .help])
        guard
            let grammar = sentences.present(locale.identifier, for: person)?
                .speech(commands: answers + commands, canSay: canSay), !grammar.words.isEmpty
        else { return nil }
        return grammar
    }

    /// Returns words with which a person can begin, as the answer to "what can I say": the first listed
    /// actions whose titles are understood, and undoing what can be undone.
    package func sayableBeginnings(
        in locale: Locale, for person: Person = .owner
    ) -> SayableWords {
        let language = locale.identifier
        var actions: [String] = []
        for item in search("", language: language, for: person).flatMap(\.items)
        where !actions.contains(item.title) {
            let meant = understandings(of: item.title, language: language, for: person).first
            guard let meant, meant.isSure, meant.intent == item.intent else { continue }
            actions.append(item.title)
            if actions.count == 3 { break }
        }
        let canUndo = offers(UndoIntent.persistentIdentifier, to: person)
        return SayableWords(
            actions + listener(in: locale).examples.of(canUndo ? [.undo, .cancel] : [.cancel]))
    }

    /// Returns the one of several hypotheses of a recognizer, the likeliest first, that is a sentence: the
    /// first whose meaning is sure, or that is a command, else the first that means anything, else the first.
    package func likeliest(
        of hypotheses: [String], in locale: Locale, for person: Person = .owner
    ) -> String? {
        let listener = listener(in: locale)
        let meanings = hypotheses.map {
            understandings(of: $0, language: locale.identifier, for: person).first
        }
        let place =
            hypotheses.indices.first {
                meanings[$0]?.isSure == true || listener.command(hypotheses[$0]) != nil
            } ?? meanings.firstIndex { $0 != nil } ?? 0
        return hypotheses.indices.contains(place) ? hypotheses[place] : nil
    }
}
