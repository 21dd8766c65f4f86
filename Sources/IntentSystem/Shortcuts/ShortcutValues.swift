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
        var texts = TextIndex<Int, Int>(locale: locale)
        texts.add(
            values.enumerated().map { place, value in
                .init(
                    key: place, thing: place,
                    fields: [[value.title] + value.synonyms, value.phrases])
            })
        self.texts = texts
    }

    /// Returns the values that match, best first and then in the app's order, and whether a word matches
    /// the name of each; for an empty query, those that the author presents.
    func matching(
        _ query: SearchQuery
    ) -> [(score: Int, isNamed: Bool, value: ShortcutValue)] {
        if query.isEmpty { return values.filter(\.isPresented).map { (0, false, $0) } }
        let hits = texts?.hits(for: query, limit: .max) ?? []
        return hits.sorted { ($0.cost, $0.thing) < ($1.cost, $1.thing) }.map { hit in
            (hit.cost, hit.matches.contains { $0?.field == 0 }, values[hit.thing])
        }
    }
}
