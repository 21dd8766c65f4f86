extension PhraseGrammar {
    /// Writes what can be said: all phrases with all names, in the order of the actions.
    ///
    /// Of more than the limits allow, the synonyms of words are left out first, then the last names of
    /// the longest lists, then the last phrases. Free text can't be told apart by a grammar: a phrase ends before
    /// its place, and the run asks for it. `commands` can be said too.
    /// `canSay` tells whether the recognizer knows how a word sounds.
    package func speech(
        beside commands: [String] = [], limits: SpeechGrammar.Limits = .init(),
        canSay: @escaping (String) -> Bool = { _ in true }
    ) -> SpeechGrammar {
        let full = SpeechWriter(self, limits: limits, hasSynonyms: true, canSay: canSay)
        if full.omittedPhrases == 0 { return full.grammar(beside: commands) }
        let plain = SpeechWriter(self, limits: limits, hasSynonyms: false, canSay: canSay)
        return (plain.omittedPhrases < full.omittedPhrases ? plain : full).grammar(beside: commands)
    }
}
