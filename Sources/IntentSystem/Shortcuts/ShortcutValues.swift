import Foundation

/// The values of the app's shortcuts in one language, found by their names and by the phrases with them.
struct ShortcutValues: Sendable {
    let values: [ShortcutValue]
    /// The texts of the values, by their places; `nil` if there are none.
    let texts: TextIndex<Int, Int>?

    /// Creates a list without values.
    init() {
        values = []
        texts = nil
    }

    init(_ values: [ShortcutValue], locale: Locale) {
        self.values = values
        var texts = TextIndex<Int, Int>()
        texts.add(
            values.enumerated().map { place, value in
                .init(
                    key: place, thing: place,
                    words: FieldWords(
                        .texts(
                            name: [value.title], synonyms: value.synonyms, keywords: value.phrases),
                        in: locale))
            })
        self.texts = texts
    }

    /// A value that matches.
    struct Found {
        let value: ShortcutValue
        /// A word matches a name of the value.
        let isNamed: Bool
        let rank: SearchItem.Explanation.Rank
        var words: [SearchItem.Explanation.Word] = []
    }

    /// Returns the values that match, best first and then in the app's order; for an empty query,
    /// those that the author presents.
    func matching(_ query: SearchQuery, _ habits: SearchHabits) -> [Found] {
        if query.isEmpty {
            return values.enumerated().filter(\.element.isPresented).map {
                Found(value: $0.element, isNamed: false, rank: .init(order: $0.offset))
            }
        }
        let hits = texts?.hits(for: query, limit: .max) ?? []
        return hits.map { hit in
            let value = values[hit.thing]
            return Found(
                value: value, isNamed: hit.matches.contains { $0?.isNamed ?? false },
                rank: .init(
                    words: hit.cost, habit: habits.habit(of: value.intent, value.values),
                    order: hit.thing),
                words: hit.words(of: query))
        }.sorted { $0.rank < $1.rank }
    }
}
