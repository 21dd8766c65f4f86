/// An index of the words of texts: the occurrences of each word, by text and field.
///
/// `TextIndex` is its only client: it calls one function at a time, knows which words there are, and
/// ranks. There are two implementations: in memory, and in a full-text table of SQLite.
package protocol SearchableTexts: Sendable {
    /// Adds texts.
    mutating func add(_ texts: [SearchableText]) throws

    /// Removes texts.
    mutating func remove(_ texts: [Int]) throws

    /// Calls a function with each occurrence of a word, until it returns `false`.
    func forEachOccurrence(
        of word: SearchableText.Word, _ body: (_ text: Int, _ field: Int) -> Bool) throws
}

/// The words of a text, by field: the words of its name come first, those of the least weight last.
package struct SearchableText: Sendable {
    /// A word, with its number among the words of the index.
    package struct Word: Sendable, Hashable {
        package let number: Int
        package let text: String
    }

    /// The greatest number of fields.
    package static let fields = 5

    /// The number of the text.
    package let number: Int
    package let fields: [[Word]]
}

/// An index of texts in memory.
struct TextsInMemory: SearchableTexts {
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
