/// The numbers of a language in words.
struct NumberWords: Sendable {
    var values: [String: Double] = [:]
    /// Numbers of several words, joined by spaces, that are no sums from left to right, or have words
    /// for "and" in them: "quatre vingt dix", "treinta y uno".
    var compounds: [String: Double] = [:]
    /// Words that multiply what is before them.
    var scales: [String: Double] = [:]
    var ordinals: [String: Int] = [:]
    /// After digits: "3rd".
    var ordinalSuffixes: Set<String> = []
    /// Articles that count one before a scale or a unit.
    var articles: Set<String> = []
    var joints: Set<String> = []
    /// Parts of one; 半.
    var halves: [String: Double] = [:]
    /// Parts of the unit that is before them: "一小时半", ساعة ونصف.
    var partsOfUnit: [String: Double] = [:]
    var negatives: Set<String> = []

    mutating func add(_ text: String, from first: Double, step: Double) {
        var value = first
        for word in Language.words(text) {
            values[word] = value
            value += step
        }
    }

    mutating func addOrdinals(_ text: String, from first: Int) {
        for (offset, word) in Language.words(text).enumerated() { ordinals[word] = first + offset }
    }

    /// The number of several words that begins at a token; the longest one if there are several.
    func compound(in tokens: [Token], at start: Int) -> (Double, end: Int)? {
        guard !compounds.isEmpty else { return nil }
        for end in (start + 1..<min(start + 6, tokens.count + 1)).reversed() where end > start + 1 {
            let key = tokens[start..<end].map(\.text).joined(separator: " ")
            if let value = compounds[key] { return (value, end) }
        }
        return nil
    }

    var words: [String] {
        Array(values.keys) + Array(scales.keys) + Array(ordinals.keys)
            + Array(ordinalSuffixes) + Array(halves.keys)
            + Array(partsOfUnit.keys)
    }
}
