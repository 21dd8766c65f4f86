package import PhraseGrammar

/// Turns sound into words.
package protocol SpeechRecognizer: Sendable {
    /// Returns what may have been said, the likeliest first; empty if nothing was understood.
    ///
    /// `expecting` writes what can be said now, in words that the recognizer can say; a recognizer that
    /// hears everything doesn't call it. Cancelling the task ends the work.
    func hypotheses(
        of utterance: HeardSound, expecting: SpeechExpectation
    ) async throws(SpeechProblem) -> [String]

    /// Makes ready for what can be said now, while the person still speaks.
    func prepare(for expectation: SpeechExpectation) async

    /// Its work is so cheap that it may begin at a short pause, and be for nothing if the person continues.
    var worksAhead: Bool { get }
}

extension SpeechRecognizer {
    package func prepare(for expectation: SpeechExpectation) async {}

    package var worksAhead: Bool { false }
}

/// The sentences or answers that can be said now.
package struct SpeechExpectation: Sendable {
    /// Writes the grammar of it, with the words that `canSay` accepts; `nil` if nothing is left.
    package let grammar:
        @Sendable (_ canSay: @escaping @Sendable (String) -> Bool) -> SpeechGrammar?

    package init(
        _ grammar:
            @escaping @Sendable (_ canSay: @escaping @Sendable (String) -> Bool) -> SpeechGrammar?
    ) {
        self.grammar = grammar
    }

    /// Anything: there is no grammar.
    package static let anything = SpeechExpectation { _ in nil }
}
