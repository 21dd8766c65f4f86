/// The numbers of a language in words.
struct NumberWords: Sendable {
    var values: [String: Double] = [:]
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

    var words: [String] {
        Array(values.keys) + Array(scales.keys) + Array(ordinals.keys)
            + Array(ordinalSuffixes) + Array(halves.keys)
    }
}
