/// The cost of the best match of each word of a search with each thing of an index.
package struct WordCosts {
    /// The words that a thing must match.
    package var isRequired: [Bool]
    private let things: Int
    /// The costs of the first word with all things, then those of the next one; a word that a thing lacks has
    /// the greatest number.
    private var costs: [UInt8]

    package init(words: Int, things: Int) {
        isRequired = Array(repeating: false, count: words)
        self.things = things
        costs = Array(repeating: .max, count: words * things)
    }

    /// Notes a match of the word at a place, unless a better one is known, and returns whether it is the first
    /// one.
    package mutating func lower(to cost: UInt8, of thing: Int, at place: Int) -> Bool {
        let known = costs[place * things + thing]
        if cost < known { costs[place * things + thing] = cost }
        return known == .max
    }

    /// Returns whether a thing lacks all words before a place.
    package func lacks(_ thing: Int, before place: Int) -> Bool {
        (0..<place).allSatisfy { costs[$0 * things + thing] == .max }
    }

    /// Returns the costs of all words together, and how many of them match names; `nil` if the thing lacks a
    /// required word.
    package func sum(of thing: Int) -> (cost: Int, named: Int)? {
        var (sum, named) = (0, 0)
        for place in isRequired.indices {
            let cost = costs[place * things + thing]
            if cost == .max {
                if isRequired[place] { return nil }
                sum += TextMatch.missingCost
            } else {
                sum += Int(cost)
                if cost < TextMatch.fieldCost { named += 1 }
            }
        }
        return (sum, named)
    }

    /// Returns the matches of the words with a thing, `nil` for a word that it lacks.
    package func matches(of thing: Int) -> [TextMatch?] {
        isRequired.indices.map { TextMatch(cost: costs[$0 * things + thing]) }
    }
}
