/// A thing that words match.
package struct TextHit<Thing: Sendable>: Sendable {
    package let thing: Thing
    package let rank: TextRank
    /// The matches of the words, `nil` for a word that the thing lacks.
    package let matches: [TextMatch?]

    package init(thing: Thing, rank: TextRank, matches: [TextMatch?]) {
        self.thing = thing
        self.rank = rank
        self.matches = matches
    }

    /// The costs of all words; less is better.
    var cost: Int { rank.cost }

    /// Each word matches.
    package var isWhole: Bool { matches.allSatisfy { $0 != nil } }
}

/// The best match of a word among the texts of a thing.
package struct TextMatch: Sendable, Hashable {
    /// The greatest number of fields.
    package static let fields = 8
    package static let fieldCost: UInt8 = 8
    /// A word that is missing costs more than any match.
    static let missingCost = 64

    package let field: Int
    /// The cost of the match: a better field counts more than a better match.
    let cost: Int

    /// Creates a match from its cost; `nil` for that of none.
    init?(cost: UInt8) {
        if cost == .max { return nil }
        field = Int(cost / Self.fieldCost)
        self.cost = Int(cost)
    }
}

/// The rank of a thing among others: by the costs of the words, then by its weight, then by the words
/// of its name that weren't typed.
package struct TextRank: Comparable {
    let cost: Int
    let weight: Double
    let rest: Int
    let number: Int

    package init(cost: Int, weight: Double, rest: Int, number: Int) {
        self.cost = cost
        self.weight = weight
        self.rest = rest
        self.number = number
    }

    package static func < (left: TextRank, right: TextRank) -> Bool {
        if left.cost != right.cost { return left.cost < right.cost }
        if left.weight != right.weight { return left.weight > right.weight }
        if left.rest != right.rest { return left.rest < right.rest }
        return left.number < right.number
    }
}
