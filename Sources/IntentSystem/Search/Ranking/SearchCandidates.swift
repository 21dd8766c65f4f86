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
        var texts = TextIndex<Int, Int>(locale: locale)
        texts.add(
            all.enumerated().map { place, candidate in
                .init(key: place, thing: place, fields: candidate.texts)
            })
        self.texts = texts
    }

    /// Returns the matching candidates, best first; all of them for an empty query.
    func ranked(_ query: SearchQuery, _ habits: SearchHabits) -> [Ranked] {
        let found =
            query.isEmpty
            ? all.enumerated().map { place, candidate in
                Ranked(
                    candidate: candidate,
                    rank: .init(isDeprecated: candidate.isDeprecated, order: place), words: [])
            }
            : texts.hits(for: query, limit: .max).map { hit in
                let candidate = all[hit.thing]
                return Ranked(
                    candidate: candidate,
                    rank: .init(
                        hit.rank, isDeprecated: candidate.isDeprecated,
                        habit: habits.habit(of: candidate.item.intent)),
                    words: hit.words(of: query))
            }
        return found.sorted { $0.rank < $1.rank }
    }

    /// The intents of all candidates.
    var intents: Set<String> { Set(all.map(\.item.intent)) }
}
