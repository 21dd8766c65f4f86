import Foundation

/// An index of things by their texts, in one language.
struct TextIndex<Key: Hashable & Sendable, Thing: Sendable>: Sendable {
    private struct Entry: Sendable {
        let key: Key
        let thing: Thing
        /// The number of words of the name.
        let length: Int
        /// The rank among things that match equally well; greater comes first.
        let weight: Double
    }

    /// The occurrences of one word that are looked at: a single letter begins most words.
    private static var lookedAt: Int { 50_000 }

    private let locale: Locale
    private var texts = WordOccurrences()
    private var vocabulary = SearchVocabulary()
    /// The things by the numbers of their texts; `nil` for removed ones.
    private var entries: [Entry?] = []
    private var numbers: [Key: Int] = [:]
    /// The numbers of removed things whose texts are still there.
    private var removed: [Int] = []

    init(locale: Locale) {
        self.locale = locale
    }

    // MARK: - Changing

    /// A thing with its texts, by field.
    struct Addition {
        let key: Key
        let thing: Thing
        let fields: [[String]]
        var weight = 0.0
    }

    /// Adds things; replaces those with the same keys.
    mutating func add(_ additions: [Addition]) {
        var added: [SearchableText] = []
        for addition in additions {
            if let number = numbers[addition.key] { forget(number) }
            let number = entries.count
            var length = 0
            let fields = addition.fields.prefix(SearchableText.fields).enumerated().map {
                field, texts in
                var words: Set<SearchableText.Word> = []
                for (place, text) in texts.enumerated() {
                    let indexed = SearchWords.indexed(text, in: locale)
                    if field == 0, place == 0 { length = indexed.count }
                    for word in indexed.words {
                        words.insert(
                            SearchableText.Word(number: vocabulary.number(of: word), text: word))
                    }
                }
                return Array(words)
            }
            entries.append(
                Entry(
                    key: addition.key, thing: addition.thing, length: length,
                    weight: addition.weight))
            numbers[addition.key] = number
            added.append(SearchableText(number: number, fields: fields))
        }
        vocabulary.settle()
        texts.add(added)
    }

    /// Removes the things with some keys.
    mutating func remove(_ keys: [Key]) {
        for key in keys {
            if let number = numbers.removeValue(forKey: key) { forget(number) }
        }
        // The texts are removed many at a time, since that looks at all words.
        guard removed.count > 1000, removed.count > numbers.count / 2 else { return }
        texts.remove(removed)
        removed = []
    }

    private mutating func forget(_ number: Int) {
        entries[number] = nil
        removed.append(number)
    }

    // MARK: - Finding

    /// Returns whether some word begins with a text.
    func hasWord(beginningWith text: String) -> Bool { vocabulary.hasWord(beginningWith: text) }

    /// Returns the best things that match the words of a search.
    ///
    /// Each word must match a text of a thing, unless it is among the `optional` ones, of which one
    /// is enough if there are no others.
    func hits(
        for query: SearchQuery, optional: Set<Int> = [], limit: Int,
        where isWanted: (Thing) -> Bool = { _ in true }
    ) -> [TextHit<Thing>] {
        if query.words.isEmpty || entries.isEmpty { return [] }
        // The best match of each word in each text.
        var ranks: [[UInt8]] = []
        for (place, word) in query.words.enumerated() {
            var ranked = [UInt8](repeating: .max, count: entries.count)
            let isLast = place == query.words.count - 1
            let meanings =
                query.toleratesMistakes
                ? vocabulary.meanings(of: word)
                    + vocabulary.meanings(ofMistyped: word, isUnfinished: isLast)
                : vocabulary.meanings(of: word)
            var left = Self.lookedAt
            for meaning in meanings where left > 0 {
                let word = SearchableText.Word(
                    number: meaning.word, text: vocabulary.words[meaning.word])
                texts.forEachOccurrence(of: word) { text, field in
                    let rank = TextMatch(field: field, meeting: meaning.meeting).rank
                    ranked[text] = min(ranked[text], rank)
                    left -= 1
                    return left > 0
                }
            }
            if !optional.contains(place), !ranked.contains(where: { $0 < .max }) { return [] }
            ranks.append(ranked)
        }
        return best(ranks, optional: optional, limit: limit, where: isWanted)
    }

    private func best(
        _ ranks: [[UInt8]], optional: Set<Int>, limit: Int, where isWanted: (Thing) -> Bool
    ) -> [TextHit<Thing>] {
        let required = ranks.indices.filter { !optional.contains($0) }
        var found: [(cost: Double, number: Int)] = []
        for (number, entry) in entries.enumerated() {
            guard let entry, required.allSatisfy({ ranks[$0][number] < .max }), isWanted(entry.thing)
            else { continue }
            var (sum, matched, named) = (0, 0, 0)
            for ranks in ranks where ranks[number] < .max {
                sum += Int(ranks[number])
                matched += 1
                if ranks[number] < TextMatch.fieldCost { named += 1 }
            }
            if matched == 0 { continue }
            // A word that is missing costs more than any match; that the name has other words, less.
            let missing = (ranks.count - matched) * TextMatch.missingCost
            let rest = named == 0 ? 9 : min(max(entry.length - named, 0), 9)
            found.append((Double(sum + missing) + Double(rest) / 10, number))
        }
        let weight = { (number: Int) in entries[number]?.weight ?? 0 }
        // Of many, only the costs of the best are compared with those of others again.
        if found.count > 4 * limit {
            let costs = found.map(\.cost).sorted()
            let worst = costs[limit - 1].rounded(.down) + 1
            found.removeAll { $0.cost >= worst }
        }
        return found.sorted { left, right in
            let (first, second) = (left.cost.rounded(.down), right.cost.rounded(.down))
            if first != second { return first < second }
            let weights = (weight(left.number), weight(right.number))
            if weights.0 != weights.1 { return weights.0 > weights.1 }
            return (left.cost, left.number) < (right.cost, right.number)
        }.prefix(limit).compactMap { found in
            entries[found.number].map { entry in
                TextHit(
                    thing: entry.thing, cost: found.cost,
                    matches: ranks.map { TextMatch(rank: $0[found.number]) })
            }
        }
    }
}

/// The words of a search.
struct SearchQuery: Sendable {
    var words: [String]
    /// Words with typing mistakes count, too.
    var toleratesMistakes = false

    /// Creates the query of a typed text; `isKnown` returns whether words of an index begin with a
    /// text.
    init(_ text: String, in locale: Locale, isKnown: (String) -> Bool) {
        var seen: Set<String> = []
        words = SearchWords.typed(text, in: locale).flatMap { word in
            SearchWords.isUnspaced(word) && !isKnown(word)
                ? SearchWords.segments(of: word, isKnown: isKnown) : [word]
        }.filter { seen.insert($0).inserted }
    }
}

extension SearchQuery {
    /// Returns what is found without typing mistakes; if that is nothing, what is found with them.
    func tolerating<Found: Collection>(_ find: (SearchQuery) -> Found) -> Found {
        let found = find(self)
        guard found.isEmpty else { return found }
        var query = self
        query.toleratesMistakes = true
        return find(query)
    }
}

/// A thing that words match.
struct TextHit<Thing: Sendable>: Sendable {
    let thing: Thing
    /// The costs of all words; less is better.
    let cost: Double
    /// The matches of the words, `nil` for a word that the thing lacks.
    let matches: [TextMatch?]

    /// Each word matches.
    var isWhole: Bool { matches.allSatisfy { $0 != nil } }
}

/// The best match of a word among the texts of a thing.
struct TextMatch: Sendable, Hashable {
    static let fieldCost: UInt8 = 8
    static let missingCost = 48

    let field: Int
    let meeting: SearchVocabulary.Meeting

    init(field: Int, meeting: SearchVocabulary.Meeting) {
        self.field = field
        self.meeting = meeting
    }

    /// The cost of the match: a better field counts more than a better match.
    var rank: UInt8 { UInt8(field) * Self.fieldCost + UInt8(min(meeting.cost, 7)) }

    /// Creates a match from its cost; `nil` for that of none.
    init?(rank: UInt8) {
        if rank == .max { return nil }
        field = Int(rank / Self.fieldCost)
        meeting =
            switch rank % Self.fieldCost {
            case 0: .whole
            case 1: .beginning
            case 2: .inside
            case let cost: .mistakes(max(1, Int(cost) / 2 - 1))
            }
    }
}
