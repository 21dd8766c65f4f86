/// The words of a text, by field: the words of its name come first, those of the least weight last.
struct SearchableText: Sendable {
    /// A word, with its number among the words of the index.
    struct Word: Sendable, Hashable {
        let number: Int
        let text: String
    }

    /// The greatest number of fields.
    static let fields = 5

    /// The number of the text.
    let number: Int
    let fields: [[Word]]
}

/// The occurrences of words in texts.
struct WordOccurrences: Sendable {
    /// The occurrences of each word: the number of the text, and the field in the last three bits.
    private var occurrences: [[UInt32]] = []

    mutating func add(_ texts: [SearchableText]) {
        for text in texts {
            for (field, words) in text.fields.enumerated() {
                for word in words {
                    while occurrences.count <= word.number { occurrences.append([]) }
                    occurrences[word.number].append(UInt32(text.number << 3 | field))
                }
            }
        }
    }

    mutating func remove(_ texts: [Int]) {
        let removed = Set(texts)
        for word in occurrences.indices {
            occurrences[word].removeAll { removed.contains(Int($0 >> 3)) }
        }
    }

    func forEachOccurrence(
        of word: SearchableText.Word, _ body: (_ text: Int, _ field: Int) -> Bool
    ) {
        guard occurrences.indices.contains(word.number) else { return }
        for occurrence in occurrences[word.number] {
            if !body(Int(occurrence >> 3), Int(occurrence & 7)) { return }
        }
    }
}
