package import Foundation

/// The words of a search.
package struct SearchQuery: Sendable {
    /// The number of words of a search; a longer text is no name, and finds nothing.
    private static let longest = 32

    /// The words as they were typed, in their order.
    let typed: [String]
    /// The different words that are looked for.
    package var words: [String]
    /// Words with typing mistakes count, too.
    package var toleratesMistakes = false
    /// The text has words; one without any finds nothing, unlike an empty one.
    let isEmpty: Bool

    /// Creates the query of a typed text.
    ///
    /// A text without spaces is taken apart into words for which `isKnown` tells that words of an
    /// index begin with them.
    package init(_ text: String, in locale: Locale, isKnown: (String) -> Bool) {
        isEmpty = text.allSatisfy(\.isWhitespace)
        var seen: Set<String> = []
        typed = SearchWords.typed(text, in: locale)
        let words = typed.flatMap { word in
            SearchWords.isUnspaced(word) && !isKnown(word)
                ? SearchWords.segments(of: word, isKnown: isKnown) : [word]
        }.filter { seen.insert($0).inserted }
        self.words = words.count > Self.longest ? [] : words
    }

    /// Returns whether a search for typed words looks for them.
    static func takes(_ typed: [String]) -> Bool {
        !typed.isEmpty && (typed.count <= longest || Set(typed).count <= longest)
    }

    /// Returns what is found without typing mistakes; if that is nothing, what is found with them.
    package func tolerating<Found: Collection>(_ find: (SearchQuery) -> Found) -> Found {
        let found = find(self)
        guard found.isEmpty, !words.isEmpty else { return found }
        var query = self
        query.toleratesMistakes = true
        return find(query)
    }
}
