import AppIntents
package import AppIntentsMetadata
package import Foundation
package import PhraseGrammar
import _Localization

/// The words that were heard at a surface of a session, and what came of them.
package struct HeardWords: Sendable, Hashable {
    /// The kinds of words.
    package enum Kind: Sendable, Hashable {
        /// A sentence, for the surface to handle like a typed one. `meaning` is what it asks for, in one line; the
        /// system may perform it without asking if `isSure` is `true`.
        case sentence(meaning: String?, isSure: Bool)
        /// The answer to whether a sentence or a request to undo was heard right.
        case agreement(Bool)
        /// A value for the parameter of a field, with its readable name, for the surface to enter; `next` tells the
        /// person what is asked then. Without it the question can be answered with what its fields hold.
        case value(
            ParameterValue, parameter: String, title: String?, next: String?, question: Int)
        /// An answer or a command, which was carried out.
        case done
        /// The request to undo the last action, which is asked back in these words.
        case undo(String)
        /// An answer or a command that leads to words for the person: what is asked next, or why once more.
        case told(String)
        /// The request to say the last words again.
        case again
    }

    /// The words as they were heard; empty if none were.
    package let words: String
    /// Their kind, and what came of them.
    package let kind: Kind
}

/// Words that a person says at a surface that hears and shows.
extension SystemSession {
    /// The language in which the person speaks, and is spoken to.
    package var spokenLocale: Locale { withContents { $0.state.locale } }

    private var locale: Locale { spokenLocale }

    /// Renews what can be said, before the person speaks.
    package func prepareToHear() async {
        await system.renewOffers(
            language: locale.identifier, for: person, atMost: .milliseconds(300))
    }

    /// Writes what can be said now: an answer to the open question, or else a sentence or a command.
    ///
    /// With `confirming`, what was heard is asked back. Returns `nil` if any words are an answer.
    package func speechGrammar(
        confirming: Bool, canSay: @escaping (String) -> Bool
    ) -> SpeechGrammar? {
        guard let open = visibleCard?.openQuestion else {
            return system.speechGrammar(
                in: locale, for: person, confirming: confirming, canSay: canSay)
        }
        if confirming {
            let listener = system.listener(in: locale)
            return listener.speechGrammar(
                of: .confirmation(listener.yesOrNo), cancelLabel: listener.yesOrNo.denyLabel,
                canSay: canSay)
        }
        return listener(to: open.asked).speechGrammar(
            of: open.question.kind, cancelLabel: open.question.cancelLabel, canSay: canSay)
    }

    /// Takes what a recognizer heard, the likeliest words first.
    ///
    /// Answers to the open question and commands are carried out; a sentence and the value of a field are not. With
    /// `asksBack`, which is for a recognizer that takes other words for its own, undoing isn't either: it changes what
    /// the person has, and answers nothing. `entered` has the names of the fields of the open question that have a
    /// value at the surface, however it came, so that they aren't asked for.
    package func hear(
        _ hypotheses: [String], confirming: Bool, asksBack: Bool, entered: [String],
        from connection: ConnectionID
    ) -> HeardWords {
        guard let first = hypotheses.first else {
            return HeardWords(words: "", kind: .told(Hearing.Reason.notUnderstood.text(in: locale)))
        }
        let listener = system.listener(in: locale)
        if confirming, let agrees = listener.agreement(first) {
            return HeardWords(words: first, kind: .agreement(agrees))
        }
        if var question = spokenQuestion {
            question.leaveOut(entered)
            return answer(first, to: question, asksBack: asksBack, from: connection)
        }
        let words = system.likeliest(of: hypotheses, in: locale, for: person) ?? first
        let found = system.understandings(
            of: words, language: locale.identifier, for: person
        ).first
        let isSure = found?.isSure ?? false
        // An action of the app comes before a command in the same words.
        if !isSure, let command = listener.command(words) {
            return HeardWords(words: words, kind: carryOut(command, from: connection))
        }
        return HeardWords(
            words: words, kind: .sentence(meaning: found?.words, isSure: isSure))
    }

    private func answer(
        _ words: String, to question: SpokenQuestion, asksBack: Bool, from connection: ConnectionID
    ) -> HeardWords {
        var question = question
        let hearing = question.hear(words)
        // Where nothing is asked, it is a sentence.
        if asksBack, hearing.command == .undo,
            system.offers(UndoIntent.persistentIdentifier, to: person)
        {
            let meaning = LocalizedStringResource(system: "Undo").text(in: locale)
            return HeardWords(words: words, kind: .undo(meaning))
        }
        if case .value(let value, let parameter) = hearing.kind {
            let next = question.field == nil ? nil : question.request(in: locale)
            return HeardWords(
                words: words,
                kind: .value(
                    value, parameter: parameter, title: hearing.title, next: next,
                    question: question.question.id))
        }
        if let action = question.action(for: hearing) {
            receive(action, from: connection)
            return HeardWords(words: words, kind: .done)
        }
        let kind: HeardWords.Kind =
            switch hearing.kind {
            case .unclear(let reason): .told(reason.text(in: locale))
            case .command(.repeat): .again
            default: .told(SayableWords(question.examples).sentence(in: locale))
            }
        return HeardWords(words: words, kind: kind)
    }

    private func carryOut(
        _ command: Hearing.Command, from connection: ConnectionID
    ) -> HeardWords.Kind {
        switch command {
        case .undo: receive(.undo, from: connection)
        case .stop: receive(.stop, from: connection)
        case .cancel:
            if let card = visibleCard { receive(.done(card: card.id), from: connection) }
        case .repeat: return .again
        case .help:
            return .told(system.sayableBeginnings(in: locale, for: person).sentence(in: locale))
        }
        return .done
    }
}
