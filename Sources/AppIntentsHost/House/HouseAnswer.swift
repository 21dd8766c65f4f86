import IntentSystem

/// How an app understands a sentence of the house.
struct HouseAnswer: Sendable {
    /// The sentence as it was said.
    let said: [Understanding]
    /// The sentence with the guessed name of this app put right; `nil` if its name is no guess.
    var corrected: [Understanding]?

    /// The confidence of the best understanding of both.
    var confidence: Double {
        max(said.first?.sureness ?? 0, corrected?.first?.sureness ?? 0)
    }

    /// `true` if the guess is right as far as this app knows: without the name the sentence is sure, and gives no
    /// fewer values.
    var isNamed: Bool {
        guard let best = corrected?.first, best.isSure else { return false }
        return best.slots.count >= said.first?.slots.count ?? 0
    }
}
