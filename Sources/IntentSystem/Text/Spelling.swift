/// Suggestions for misspelled names.
package enum Spelling {
    /// Returns the names that are most similar to a word, nearest first, without those that are too
    /// different.
    package static func suggestions(for word: String, among names: [String], limit: Int = 3)
        -> [String]
    {
        let wanted = folded(word)
        let reach = max(1, min(wanted.count, 12) / 3)
        let near = names.enumerated().compactMap { place, name -> (Int, Int, String)? in
            let candidate = folded(name)
            // The beginning of a long name is as good as a name with a typing mistake.
            let distance =
                wanted.count >= 3 && candidate.starts(with: wanted)
                ? 1 : distance(wanted, candidate, atMost: reach)
            return distance.map { ($0, place, name) }
        }
        return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
    }

    /// Returns a sentence that suggests similar names; empty if there are none.
    package static func question(for word: String, among names: [String]) -> String {
        let names = suggestions(for: word, among: names)
        guard let last = names.last else { return "" }
        let others = names.dropLast().joined(separator: ", ")
        return " Did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
    }

    /// Returns the letters and digits in lower case, which different spellings of one name have in
    /// common.
    package static func folded(_ name: String) -> [Character] {
        name.lowercased().filter { $0.isLetter || $0.isNumber }.map { $0 }
    }

    /// Returns the number of letters that must be inserted, removed, replaced or swapped with their
    /// neighbor to change one word into the other; `nil` if it is above `limit`.
    package static func distance(_ one: [Character], _ other: [Character], atMost limit: Int)
        -> Int?
    {
        guard abs(one.count - other.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (i, letter) in one.enumerated() {
            var row = [i + 1]
            for (j, candidate) in other.enumerated() {
                var best = min(
                    last[j + 1] + 1, row[j] + 1, last[j] + (letter == candidate ? 0 : 1))
                if i > 0, j > 0, letter == other[j - 1], one[i - 1] == candidate {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            guard row.min() ?? 0 <= limit else { return nil }
            (beforeLast, last) = (last, row)
        }
        return last[other.count] <= limit ? last[other.count] : nil
    }
}
