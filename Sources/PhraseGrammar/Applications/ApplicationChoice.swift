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
    /// understands the sentence is meant, if all of them could be asked.
    package func choice(
        for sentence: String, confidences: [String: Double]
    ) -> ApplicationChoice {
        if applications.count == 1 { return .one(applications[0]) }
        let named = named(in: sentence)
        if named.count == 1 { return .one(named[0]) }
        let asked = named.isEmpty ? applications : named
        let likely = asked.filter { confidences[$0] ?? 0 >= Reading.proposed }
        if !named.isEmpty {
            let isAnswered = named.allSatisfy { confidences[$0] != nil }
            if isAnswered, likely.count == 1 { return .one(likely[0]) }
            return .open(isAnswered && !likely.isEmpty ? likely : named)
        }
        let possible =
            likely.isEmpty ? asked.filter { confidences[$0] ?? 0 > 0 } : likely
        return possible.isEmpty ? .none : .open(possible)
    }
}
