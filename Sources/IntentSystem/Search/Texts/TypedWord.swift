import PhraseGrammar

/// A word of a search, and the way in which it meets a word of an index.
package struct TypedWord {
    /// The way in which a typed word meets a word of the index; a smaller one is better.
    package enum Meeting: Hashable, Sendable {
        case whole
        case beginning
        case inside
        case mistakes(Int)

        /// Creates the meeting that has a cost.
        init(cost: Int) {
            switch cost {
            case ..<1: self = .whole
            case 1: self = .beginning
            case 2: self = .inside
            default: self = .mistakes((cost - 2) / 2)
            }
        }

        /// The part of a match's cost, less than `TextMatch.fieldCost`.
        package var cost: UInt8 {
            switch self {
            case .whole: 0
            case .beginning: 1
            case .inside: 2
            case .mistakes(let count): 2 + 2 * UInt8(count)
            }
        }
    }

    /// The letters of a word, a bit for each of 32 groups of letters, and their number.
    ///
    /// They tell of most words that they can't be meant, without a look at the word.
    package struct Letters: Sendable {
        fileprivate var groups: UInt32 = 0
        fileprivate var count: Int32 = 0

        package init(of word: String) {
            for scalar in word.unicodeScalars {
                groups |= 1 << (scalar.value & 31)
                count += 1
            }
        }

        /// Returns whether a word with other letters may contain these.
        package func mayStand(in other: Letters) -> Bool {
            groups & ~other.groups == 0 && count <= other.count
        }
    }

    /// The fewest letters by which the middle of a word is found.
    private static let shortestMiddle = 3

    package let text: String
    private let letters: Letters
    private let bytes: [UInt8]
    /// The number of mistakes that count; none for a word that must be met as it is.
    private let limit: Int
    private let isUnfinished: Bool
    private var distance: EditDistance

    /// Creates the word of a search at a place.
    package init(_ place: Int, of query: SearchQuery) {
        text = query.words[place]
        letters = Letters(of: text)
        bytes = Array(text.utf8)
        limit = query.toleratesMistakes ? EditDistance.tolerated(in: text) : 0
        isUnfinished = place == query.words.count - 1 && letters.count > 4
        distance = EditDistance(text, limit: limit)
    }

    /// The word may mean words that don't begin with it.
    package var meansOthers: Bool { limit > 0 || Int(letters.count) >= Self.shortestMiddle }

    /// Returns how the word meets a word of the index with certain letters; `nil` if it doesn't mean that.
    package mutating func meeting(with word: String, _ other: Letters) -> Meeting? {
        // Each mistake adds one letter, takes one away, or does both.
        let missing = (letters.groups & ~other.groups).nonzeroBitCount
        if missing > limit || other.count < letters.count - Int32(limit) { return nil }
        if letters.mayStand(in: other) {
            if word.hasPrefix(text) { return other.count == letters.count ? .whole : .beginning }
            if Int(letters.count) >= Self.shortestMiddle, other.count > letters.count,
                !SearchWords.isUnspaced(word), holds(word)
            {
                return .inside
            }
        }
        if limit == 0 { return nil }
        if !isUnfinished,
            other.count > letters.count + Int32(limit)
                || (other.groups & ~letters.groups).nonzeroBitCount > limit
        {
            return nil
        }
        return distance.distance(to: word, isUnfinished: isUnfinished).flatMap {
            $0 > 0 ? .mistakes($0) : nil
        }
    }

    private func holds(_ word: String) -> Bool {
        let other = word.utf8
        var start = other.startIndex
        for _ in 0...max(0, other.count - bytes.count) {
            if other[start...].starts(with: bytes) { return true }
            start = other.index(after: start)
        }
        return false
    }
}
