/// The number of typing mistakes between two words: letters too many, missing, wrong, or swapped
/// with their neighbors.
package struct EditDistance {
    private let typed: [Unicode.Scalar]
    private let limit: Int
    /// The rows of the last three letters of a word, in turn.
    private var rows: [Int]

    /// Prepares comparisons with a typed word that count up to `limit` mistakes.
    package init(_ typed: String, limit: Int) {
        self.typed = Array(typed.unicodeScalars)
        self.limit = limit
        rows = Array(repeating: 0, count: 3 * (self.typed.count + 2))
    }

    /// Returns the number of mistakes that a word may have.
    package static func tolerated(in word: String) -> Int {
        if word.allSatisfy(\.isNumber) { return 0 }
        return switch word.unicodeScalars.count {
        case ..<4: 0
        case ..<8: 1
        default: 2
        }
    }

    /// Returns the distance of a word, or of its nearest beginning if `isUnfinished`; `nil` if it is
    /// beyond the limit.
    ///
    /// Only the places that are at most `limit` apart can be within the limit, so only these are
    /// compared.
    package mutating func distance(to word: String, isUnfinished: Bool = false) -> Int? {
        let (count, beyond) = (typed.count, limit + 1)
        if count == 0 {
            let other = isUnfinished ? 0 : word.unicodeScalars.count
            return other <= limit ? other : nil
        }
        let width = count + 2
        for column in 0...count { rows[column] = column }
        rows[count + 1] = beyond
        var (best, length) = (count, 0)
        var earlier: Unicode.Scalar?
        for scalar in word.unicodeScalars {
            length += 1
            let (first, last) = (max(1, length - limit), min(count, length + limit))
            if first > last { return isUnfinished && best <= limit ? best : nil }
            let now = length % 3 * width
            let (before, previous) = ((length + 1) % 3 * width, (length + 2) % 3 * width)
            rows[now + first - 1] = first == 1 ? length : beyond
            var least = rows[now + first - 1]
            for column in first...last {
                let letter = typed[column - 1]
                var value = rows[previous + column - 1] + (letter == scalar ? 0 : 1)
                value = min(value, rows[previous + column] + 1, rows[now + column - 1] + 1)
                if column > 1, letter == earlier, typed[column - 2] == scalar {
                    value = min(value, rows[before + column - 2] + 1)
                }
                rows[now + column] = value
                least = min(least, value)
            }
            rows[now + last + 1] = beyond
            let whole = last == count ? rows[now + count] : beyond
            best = isUnfinished ? min(best, whole) : whole
            if least > limit { return isUnfinished && best <= limit ? best : nil }
            earlier = scalar
        }
        return best <= limit ? best : nil
    }
}
