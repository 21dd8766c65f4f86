import PhraseGrammar

/// Suggestions for misspelled names.
package enum Spelling {
    /// Returns the names that are most similar to a word, nearest first, without those that are too
    /// different.
    package static func suggestions(for word: String, among names: [String], limit: Int = 3)
        -> [String]
    {
        let wanted = folded(word)
        let reach = max(1, min(wanted.count, 12) / 3)
        var distance = EditDistance(String(wanted), limit: reach)
        let near = names.enumerated().compactMap { place, name -> (Int, Int, String)? in
            let candidate = folded(name)
            // The beginning of a long name is as good as a name with a typing mistake.
            let mistakes =
                wanted.count >= 3 && candidate.starts(with: wanted)
                ? 1 : distance.distance(to: String(candidate))
            return mistakes.map { ($0, place, name) }
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
}
