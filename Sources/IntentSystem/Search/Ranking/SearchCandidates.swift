import Foundation

/// App Shortcuts or intents in the app's order, and their texts.
struct SearchCandidates: Sendable {
    /// A shortcut or an intent.
    struct Candidate: Sendable {
        let item: SearchItem
        /// The intent is deprecated, so it comes last.
        var isDeprecated = false
        /// The item performs its intent without preset values.
        var isPlain = true
    }

    /// A candidate that matches.
    struct Ranked {
        let candidate: Candidate
        let rank: SearchItem.Explanation.Rank
        let words: [SearchItem.Explanation.Word]

        /// The candidate as a row that tells why it stands there.
        var explained: SearchItem {
            candidate.item.explained(by: .init(group: .matching, words: words, rank: rank))
        }
    }

    private let all: [Candidate]
    let texts: TextIndex<Int, Int>

    init(_ all: [(candidate: Candidate, texts: [[String]])], locale: Locale) {
        self.all = all.map(\.candidate)
        var texts = TextIndex<Int, Int>()
        texts.add(
            all.enumerated().map { place, candidate in
                .init(key: place, thing: place, words: FieldWords(candidate.texts, in: locale))
            })
        self.texts = texts
    }

    /// Returns the matching candidates that fulfill a condition, best first, and no more than `limit` of them;
    /// all of them for an empty query.
    func ranked(
        _ query: SearchQuery, _ habits: SearchHabits, limit: Int = .max,
        where isWanted: (Candidate) -> Bool = { _ in true }
    ) -> [Ranked] {
        if query.isEmpty {
            return all.enumerated().filter { isWanted($0.element) }.map { place, candidate in
                Ranked(
                    candidate: candidate,
                    rank: .init(isDeprecated: candidate.isDeprecated, order: place), words: [])
            }.sorted { $0.rank < $1.rank }
        }
        let found = texts.hits(for: query, limit: .max) { isWanted(all[$0]) }
        // A habit may lift any of them, so none is left out before the ranks are known.
        let ranks = found.map { hit in
            SearchItem.Explanation.Rank(
                hit.rank, isDeprecated: all[hit.thing].isDeprecated,
                habit: habits.habit(of: all[hit.thing].item.intent))
        }
        return found.indices.sorted { ranks[$0] < ranks[$1] }.prefix(limit).map { place in
            Ranked(
                candidate: all[found[place].thing], rank: ranks[place],
                words: found[place].words(of: query))
        }
    }

    /// The intents of all candidates.
    var intents: Set<String> { Set(all.map(\.item.intent)) }
}
