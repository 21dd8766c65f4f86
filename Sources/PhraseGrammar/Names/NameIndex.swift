import Foundation

/// A value with a name.
package struct NamedValue: Sendable {
    package let id: String
    /// The name, its translations and synonyms.
    package let texts: [String]

    package init(id: String, texts: [String]) {
        self.id = id
        self.texts = texts
    }
}

/// Named values, entities or cases, found by the words of their names.
///
/// A sentence costs look-ups of its words, however many names there are.
package final class NameIndex: Sendable {
    struct Name: Sendable {
        let value: Int32
        let words: [Int32]
    }

    /// The words of a sentence that name values about equally well.
    struct Span {
        var range: Range<Int>
        var score: Double
        /// Positions of values, the best first.
        var values: [Int32]
        /// All words tell nothing by themselves; such a name is meant where no other one is.
        var isWeak = false
    }

    let identifiers: [String]
    let names: [Name]
    let vocabulary: Vocabulary
    /// The names that contain each word.
    let postings: [[Int32]]
    /// Names of several words, written as one.
    let wholes: [String: Int32]
    /// How much each word tells about a name.
    let weights: [Double]

    package init(_ values: [NamedValue], language: Language) {
        var vocabulary = Vocabulary(language: language)
        var names: [Name] = []
        var postings: [[Int32]] = []
        var wholes: [String: Int32] = [:]
        let tokenizer = Tokenizer(language)
        for (position, value) in values.enumerated() {
            // An index of search often has a name in several attributes.
            for (place, text) in value.texts.enumerated()
            where !value.texts[..<place].contains(text) {
                let tokens = tokenizer.tokens(in: text, segments: Segmenter.runs)
                guard !tokens.isEmpty else { continue }
                let words = tokens.prefix(16).map { vocabulary.insert($0.text) }
                for word in Set(words) {
                    while postings.count <= Int(word) { postings.append([]) }
                    postings[Int(word)].append(Int32(names.count))
                }
                if tokens.count > 1 {
                    wholes[tokens.map(\.text).joined(), default: Int32(names.count)] += 0
                }
                names.append(Name(value: Int32(position), words: words))
            }
        }
        vocabulary.finish()
        weights = zip(vocabulary.words, postings).map { word, names in
            language.isWeak(word)
                || word.unicodeScalars.count == 1
                    && word.unicodeScalars.allSatisfy { Folding.script(of: $0) == .hiragana }
                ? 0.15 : 1 / (1 + 0.35 * log2(Double(names.count)))
        }
        identifiers = values.map(\.id)
        self.names = names
        self.vocabulary = vocabulary
        self.postings = postings
        self.wholes = wholes
    }

    /// Tells whether a word is one of a name, or a name of several words.
    func contains(_ word: String) -> Bool {
        vocabulary.contains(word) || wholes[word] != nil
    }
}
