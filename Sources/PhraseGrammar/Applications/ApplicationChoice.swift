/// The application that performs a sentence which several applications hear.
package enum ApplicationChoice: Hashable, Sendable {
    /// The sentence names this one, or there is no other.
    case one(String)
    /// A person has to say which of these is meant: the sentence needs a name.
    case open([String])
    /// The sentence names none, and none understands it.
    case none
}

extension ApplicationNames {
    /// Returns the application that a sentence is for.
    ///
    /// With several applications, a sentence must name one, even if only one of them understands it.
    /// `confidences` has the confidence of the best reading of each application, zero without a reading;
    /// an application that isn't there couldn't be asked. Of several that are named, the only one that
    /// understands the sentence is meant, if all of them could be asked. A guessed name decides only if its
    /// application is in `corrected`, since it is sure of the sentence with its name put right, and all
    /// others could be asked and take the sentence for nothing of theirs.
    package func choice(
        for sentence: String, confidences: [String: Double], corrected: Set<String> = []
    ) -> ApplicationChoice {
        if applications.count == 1 { return .one(applications[0]) }
        let named = named(in: sentence)
        if named.count == 1 { return .one(named[0]) }
        let asked = named.isEmpty ? applications : named
        let likely = asked.filter { confidences[$0] ?? 0 >= Reading.proposed }
        let isAnswered = asked.allSatisfy { confidences[$0] != nil }
        if !named.isEmpty {
            if isAnswered, likely.count == 1 { return .one(likely[0]) }
            return .open(isAnswered && !likely.isEmpty ? likely : named)
        }
        let guessed = guessed(in: sentence)
        if isAnswered, guessed.count == 1, corrected.contains(guessed[0]),
            likely.allSatisfy({ $0 == guessed[0] })
        {
            return .one(guessed[0])
        }
        let possible =
            likely.isEmpty ? asked.filter { confidences[$0] ?? 0 > 0 } : likely
        return possible.isEmpty ? .none : .open(possible)
    }

    /// Returns which of the listed applications an answer chooses: by its name or its place, beside words that
    /// add nothing.
    ///
    /// Nothing else chooses one: neither a no, nor the beginning of a name, nor a sentence with a name in it.
    package func choice(_ answer: String, among listed: [String]) -> ChoiceReading {
        // Names that are called the same are told apart by how they are written.
        if let place = listed.firstIndex(of: answer) { return .one(place, isWhole: true) }
        let reader = AnswerReader(language)
        let reading = reader.choice(
            spelled(answer), among: listed.map { NamedValue(id: $0, texts: [$0]) },
            takesBeginnings: false)
        if case .one(_, isWhole: true) = reading { return reading }
        // "Not" is a form of “Notes”.
        let isNo =
            reader.confirmation(answer, yes: [], no: []) == false
            || reader.tokens(in: answer).contains { language.negations.contains($0.text) }
        return isNo ? .none : reading
    }

    /// Returns a text in which names of several words are one.
    private func spelled(_ text: String) -> String {
        var (spelled, start) = ("", text.startIndex)
        for place in places(in: text) where place.isExact {
            spelled += text[start..<place.range.lowerBound] + place.applications[0]
            start = place.range.upperBound
        }
        return spelled + text[start...]
    }
}
