package import Foundation

/// The words by which a thing is found, by field: names come first, texts of the least weight last.
package struct FieldWords: Sendable {
    /// The words of each field, each of them only in the first field that has it: a later one says nothing more.
    package let fields: [[String]]
    /// The number of words of the name, as a reader counts them.
    package let length: Int

    /// Creates the words of texts, by field.
    package init(_ texts: [[String]], in locale: Locale) {
        var length = 0
        var known: [String] = []
        var seen: Set<String> = []
        fields = texts.prefix(TextMatch.fields).enumerated().map { field, texts in
            texts.enumerated().flatMap { place, text -> [String] in
                // The name often is a keyword as well, or what another language calls the thing.
                if known.contains(text) { return [] }
                known.append(text)
                let indexed = SearchWords.indexed(text, in: locale)
                if field == 0, place == 0 { length = indexed.count }
                return indexed.words.filter { seen.insert($0).inserted }
            }
        }
        self.length = length
    }
}
