/// An index of things by their texts, in one language and in memory.
struct TextIndex<Key: Hashable & Sendable, Thing: Sendable>: Sendable {
    /// A thing with its words.
    struct Addition {
        let key: Key
        let thing: Thing
        let words: FieldWords
        /// The position among things of equal rank; `nil` after all that were added before.
        var order: Int?
        /// The rank among things that match equally well; greater comes first.
        var weight = 0.0
    }

    private struct Entry: Sendable {
        /// The key and the thing; `nil` after it was removed.
        let content: (key: Key, thing: Thing)?
    }

    /// The rank of a thing, apart from the words of a search.
    private struct Standing: Sendable {
        let order: Int
        /// The number of words of the name.
        let length: Int
        let weight: Double
    }

    private var vocabulary = SearchVocabulary()
    /// The occurrences of each word of the vocabulary: the number of a thing, and the field in the
    /// last three bits.
    private var occurrences: [[UInt32]] = []
    /// The things by their numbers.
    private var entries: [Entry] = []
    private var standings: [Standing] = []
    private var numbers: [Key: Int] = [:]
    /// The number of things that have ever been added.
    private var added = 0

    // MARK: - Changing

    /// Adds things; replaces those with the same keys.
    mutating func add(_ additions: some Sequence<Addition>) {
        for addition in additions {
            remove([addition.key])
            let number = entries.count
            defer { added += 1 }
            for (field, words) in addition.words.fields.enumerated() {
                for word in words {
                    let word = vocabulary.number(of: word)
                    if word == occurrences.count { occurrences.append([]) }
                    occurrences[word].append(UInt32(number << 3 | field))
                }
            }
            entries.append(Entry(content: (addition.key, addition.thing)))
            standings.append(
                Standing(
                    order: addition.order ?? added, length: addition.words.length,
                    weight: addition.weight))
            numbers[addition.key] = number
        }
    }

    /// Removes the things with some keys.
    mutating func remove(_ keys: [Key]) {
        for key in keys {
            guard let number = numbers.removeValue(forKey: key) else { continue }
            entries[number] = Entry(content: nil)
        }
        // The words of removed things go many at a time, since that looks at all words.
        if entries.count - numbers.count > max(1000, numbers.count) { compact() }
    }

    private mutating func compact() {
        let kept = entries.indices.filter { entries[$0].content != nil }
        var renumbered = Array(repeating: UInt32.max, count: entries.count)
        for (number, former) in kept.enumerated() { renumbered[former] = UInt32(number) }
        let former = (vocabulary.words, occurrences)
        vocabulary = SearchVocabulary()
        occurrences = []
        for (word, places) in zip(former.0, former.1) {
            let places = places.compactMap { place -> UInt32? in
                let number = renumbered[Int(place >> 3)]
                return number == .max ? nil : number << 3 | place & 7
            }
            if places.isEmpty { continue }
            _ = vocabulary.number(of: word)
            occurrences.append(places)
        }
        entries = kept.map { entries[$0] }
        standings = kept.map { standings[$0] }
        for (number, entry) in entries.enumerated() {
            if let content = entry.content { numbers[content.key] = number }
        }
    }

    // MARK: - Finding

    /// Returns whether some word begins with a text.
    func hasWord(beginningWith text: String) -> Bool { vocabulary.hasWord(beginningWith: text) }

    /// Returns the best things that match the words of a search.
    ///
    /// Each word must match a text of a thing, unless it is among the `optional` ones; one of these
    /// is enough if there are no others.
    func hits(
        for query: SearchQuery, optional: Set<Int> = [], limit: Int,
        where isWanted: (Thing) -> Bool = { _ in true }
    ) -> [TextHit<Thing>] {
        if query.words.isEmpty || numbers.isEmpty { return [] }
        let meanings = query.words.indices.map { self.meanings(of: $0, in: query) }
        let required = query.words.indices.filter { !optional.contains($0) }
        if required.contains(where: { meanings[$0].isEmpty }) { return [] }
        // Only the things with the rarest required word are looked at.
        let rarest = required.min { count(of: meanings[$0]) < count(of: meanings[$1]) }
        var costs = WordCosts(words: query.words.count, things: entries.count)
        for place in required { costs.isRequired[place] = true }
        var candidates: [Int] = []
        for place in query.words.indices {
            let found = mark(meanings[place], of: place, in: &costs)
            if place == rarest { candidates = found }
            guard rarest == nil else { continue }
            candidates += found.filter { costs.lacks($0, before: place) }
        }
        return best(candidates, costs, limit: limit, where: isWanted)
    }

    /// Returns the best things apart from any words, those with the greatest weight first.
    func first(_ limit: Int, where isWanted: (Thing) -> Bool) -> [TextHit<Thing>] {
        best(
            Array(entries.indices), WordCosts(words: 0, things: entries.count), limit: limit,
            where: isWanted)
    }

    private func meanings(of place: Int, in query: SearchQuery) -> [SearchVocabulary.Match] {
        vocabulary.meanings(of: TypedWord(place, of: query))
    }

    private func count(of meanings: [SearchVocabulary.Match]) -> Int {
        meanings.reduce(0) { $0 + occurrences[$1.word].count }
    }

    /// Writes the cost of a word's best match down for each thing, and returns the things.
    private func mark(
        _ meanings: [SearchVocabulary.Match], of place: Int, in costs: inout WordCosts
    ) -> [Int] {
        var found: [Int] = []
        for meaning in meanings {
            let meeting = meaning.meeting.cost
            for occurrence in occurrences[meaning.word] {
                let number = Int(occurrence >> 3)
                let cost = UInt8(occurrence & 7) * TextMatch.fieldCost + meeting
                if costs.lower(to: cost, of: number, at: place) { found.append(number) }
            }
        }
        return found
    }

    private func best(
        _ candidates: [Int], _ costs: WordCosts, limit: Int, where isWanted: (Thing) -> Bool
    ) -> [TextHit<Thing>] {
        let limit = min(limit, candidates.count)
        var best: [(rank: TextRank, entry: Int)] = []
        var worst: TextRank?
        for number in candidates {
            guard let (cost, named) = costs.sum(of: number) else { continue }
            if let worst, cost > worst.cost { continue }
            let standing = standings[number]
            let rest = named == 0 ? Int.max : max(standing.length - named, 0)
            let rank = TextRank(
                cost: cost, weight: standing.weight, rest: rest, number: standing.order)
            // The author's condition is asked last, and not for those that others have replaced.
            if let worst, worst < rank { continue }
            guard let content = entries[number].content, isWanted(content.thing) else { continue }
            best.append((rank, number))
            guard best.count > 2 * limit else { continue }
            best.sort { $0.rank < $1.rank }
            best.removeLast(best.count - limit)
            worst = best.last?.rank
        }
        return best.sorted { $0.rank < $1.rank }.prefix(limit).compactMap { rank, entry in
            entries[entry].content.map { content in
                TextHit(thing: content.thing, rank: rank, matches: costs.matches(of: entry))
            }
        }
    }
}
