extension AnswerReader {
    /// Returns the values of a kind that an answer means; several if its words don't decide, and none
    /// if it says anything else.
    ///
    /// Words that add nothing, and those of `names` (what is asked for, or is counted), may stand
    /// beside the value: "seven seats, please".
    package func values(
        _ answer: String, of kind: Slot.Kind, at moment: Moment, beside names: [String] = []
    ) -> [SlotValue] {
        let tokens = tokens(in: answer)
        guard tokens.count <= Self.longestAnswer else { return [] }
        let known = Set(names.flatMap { self.tokens(in: $0) }.map { language.stem($0.text) })
        func isBeside(_ position: Int) -> Bool {
            let word = tokens[position].text
            return language.isWeak(word) || known.contains(language.stem(word))
        }
        let reader = ValueReader(tokens: tokens, language: language, moment: moment)
        for start in tokens.indices {
            guard let (values, end) = reader.values(of: kind, at: start) else { continue }
            let others = tokens.indices.filter { !(start..<end).contains($0) }
            if others.allSatisfy(isBeside) { return values }
        }
        return []
    }

    /// Returns words that tell a value of a kind, for people who ask what they can say.
    package func example(of kind: Slot.Kind) -> String? {
        let example: AnswerExample
        switch kind {
        case .integer: example = .integer
        case .decimal: example = .decimal
        case .ordinal: example = .ordinal
        case .flag: example = .flag
        case .duration: example = .duration
        case .date(.day): example = .day
        case .date(.time): example = .time
        case .date(.dayAndTime), .date(.parts): example = .dayAndTime
        case .money: example = .money
        case .names, .lookup, .measurement, .person, .place, .text: return nil
        }
        return language.answers.examples[example]
    }

    /// Returns the words to tell people for a command; `nil` if the language has none.
    package func example(of command: ConversationCommand) -> String? {
        language.answers.commandExamples[command]
    }
}
