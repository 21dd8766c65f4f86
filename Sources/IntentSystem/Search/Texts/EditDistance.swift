/// The number of typing mistakes between two words: letters too many, missing, wrong, or swapped
/// with their neighbours.
struct EditDistance {
    private let typed: [Unicode.Scalar]
    private let limit: Int
    private var rows: [[Int]]

    /// Prepares comparisons with a typed word that count up to `limit` mistakes.
    init(_ typed: String, limit: Int) {
        self.typed = Array(typed.unicodeScalars)
        self.limit = limit
        rows = Array(repeating: Array(repeating: 0, count: self.typed.count + 1), count: 3)
    }

    /// The mistakes that a word of some length may have.
    static func tolerated(in word: String) -> Int {
        if word.allSatisfy(\.isNumber) { return 0 }
        return switch word.unicodeScalars.count {
        case ..<4: 0
        case ..<8: 1
        default: 2
        }
    }

    /// Returns the distance of a word, or of its nearest beginning if `isUnfinished`; `nil` if it is
    /// beyond the limit.
    mutating func distance(to word: String, isUnfinished: Bool) -> Int? {
        let count = typed.count
        for column in 0...count { rows[0][column] = column }
        var best = isUnfinished ? count : Int.max
        var length = 0
        var earlier: Unicode.Scalar?
        for scalar in word.unicodeScalars {
            length += 1
            // The rows are those of three letters of the word, in turn.
            let (before, last, now) = ((length + 1) % 3, (length + 2) % 3, length % 3)
            rows[now][0] = length
            var least = length
            for column in 0..<count {
                let letter = typed[column]
                var value = rows[last][column] + (letter == scalar ? 0 : 1)
                value = min(value, rows[last][column + 1] + 1, rows[now][column] + 1)
                if column > 0, letter == earlier, typed[column - 1] == scalar {
                    value = min(value, rows[before][column - 1] + 1)
                }
                rows[now][column + 1] = value
                least = min(least, value)
            }
            best = isUnfinished ? min(best, rows[now][count]) : rows[now][count]
            if least > limit { return best <= limit && isUnfinished ? best : nil }
            earlier = scalar
        }
        return best <= limit ? best : nil
    }
}
