import Foundation
import GRDB
package import IntentSystem
import Synchronization

/// The texts of the indexed entities in one language, in a table of SQLite's FTS5.
///
/// The table has a column for each field, and tells quickly which items have words, or words that begin with others.
/// The words themselves are in memory, too, once a search needs their middles or mistakes, which no table tells.
/// Candidates come from the table by tiers, names first; what a candidate costs is computed from its words, as in
/// memory.
package final class SQLiteEntityTexts: EntityTexts {
    /// An item as far as it is known beside its words.
    fileprivate struct Entry {
        let revision: Int64
        let length: Int
        let weight: Double
    }

    fileprivate struct State {
        var entries: [Int64: Entry] = [:]
        /// Some item has had a weight.
        var hasWeights = false
        /// The words of all texts, as soon as a search needs them.
        var vocabulary: SearchVocabulary?
        /// The words that were added while all are being read; `nil` otherwise.
        var added: [String]?
        /// The number of texts since the words were read whose words may be gone.
        var outdated = 0
    }

    /// The fewest candidates whose words are read, if there are as many.
    private static let candidates = 100
    /// The most items of a tier that are compared, those first that were indexed first: of 30,000 that begin with one
    /// letter, a person reads few.
    private static let compared = 1_000
    /// The number of items from on which candidates are looked for one field after the other.
    private static let few = 300
    /// The most texts that one transaction adds, so that another process waits for little.
    private static let batch = 5_000

    private let database: EntityTextDatabase
    private let tables: EntityTextTables
    private let state = Mutex(State())

    /// Some item has had a weight.
    var hasWeights: Bool { state.withLock { $0.hasWeights } }

    /// Opens the texts of a language, whose tables exist.
    init(_ tables: EntityTextTables, in database: EntityTextDatabase) throws {
        self.database = database
        self.tables = tables
        let entries = try database.read { database in
            var entries: [Int64: Entry] = [:]
            let rows = try Row.fetchCursor(
                database, sql: "SELECT number, revision, length, weight FROM \(tables.entries)")
            while let row = try rows.next() {
                // What another program has written may be of any type; such an item is read anew.
                guard let number = Int64.fromDatabaseValue(row[0]),
                    let revision = Int64.fromDatabaseValue(row[1]),
                    let length = Int.fromDatabaseValue(row[2]),
                    let weight = Double.fromDatabaseValue(row[3])
                else { continue }
                entries[number] = Entry(revision: revision, length: length, weight: weight)
            }
            return entries
        }
        state.withLock { state in
            state.entries = entries
            state.hasWeights = entries.values.contains { $0.weight > 0 }
        }
        guard entries.count > Self.batch else { return }
        // Or the first search that needs the words would wait for them.
        Task.detached { [self] in
            // What fails here fails in that search, too, which tells it.
            _ = try? database.read { try vocabulary(in: $0) }
        }
    }

    package func revisions() -> [Int64: Int64] {
        state.withLock { $0.entries.mapValues(\.revision) }
    }

    // MARK: - Changing

    /// The file is written while others may be writing, so a search waits for little.
    package var fewChanges: Int { 200 }

    package func change(removing numbers: [Int64], adding texts: [EntityText]) throws {
        for start in stride(from: 0, to: numbers.count, by: Self.batch) {
            let batch = numbers[start..<min(start + Self.batch, numbers.count)]
            try Task.checkCancellation()
            try database.write { database in
                for number in batch { try tables.remove(number, from: database) }
            }
            state.withLock { state in
                for number in batch {
                    if state.entries.removeValue(forKey: number) != nil { state.outdated += 1 }
                }
                state.renewWords(with: [])
            }
        }
        for start in stride(from: 0, to: texts.count, by: Self.batch) {
            let batch = texts[start..<min(start + Self.batch, texts.count)]
            try Task.checkCancellation()
            try database.write { database in try tables.add(batch, to: database) }
            state.withLock { state in
                for text in batch {
                    let entry = Entry(
                        revision: text.revision, length: text.words.length, weight: text.weight)
                    let former = state.entries.updateValue(entry, forKey: text.number)
                    if former != nil { state.outdated += 1 }
                    if text.weight > 0 { state.hasWeights = true }
                }
                state.renewWords(with: batch)
            }
        }
    }

    // MARK: - Finding

    package func hasWord(beginningWith text: String) throws -> Bool {
        try database.read { database in
            try tables.numbers(matching: .beginning(text), limit: 1, in: database).next() != nil
        }
    }

    package func hits(
        for query: SearchQuery, optional: Set<Int> = [], limit: Int,
        where isWanted: (Int64) -> Bool = { _ in true }
    ) throws -> [TextHit<Int64>] {
        if query.words.isEmpty || state.withLock({ $0.entries.isEmpty }) { return [] }
        let words = query.words.indices.map { TypedWord($0, of: query) }
        let required = words.indices.filter { !optional.contains($0) }
        return try database.read { database in
            let candidates = try self.candidates(
                words, required: required, limit: limit, in: database, where: isWanted)
            return try ranked(candidates, words, required: required, in: database)
        }.prefix(limit).map(\.self)
    }

    package func first(_ limit: Int, where isWanted: (Int64) -> Bool) -> [TextHit<Int64>] {
        let entries = state.withLock { $0.entries }
        return entries.filter { isWanted($0.key) }.map { number, entry in
            TextHit(
                thing: number,
                rank: TextRank(cost: 0, weight: entry.weight, rest: .max, number: Int(number)),
                matches: [])
        }.sorted { $0.rank < $1.rank }.prefix(limit).map(\.self)
    }

    /// Returns the items that are worth a closer look: those whose names have the words come first, then those that
    /// have them anywhere.
    private func candidates(
        _ words: [TypedWord], required: [Int], limit: Int, in database: Database,
        where isWanted: (Int64) -> Bool
    ) throws -> [Int64] {
        let most = max(limit, Self.candidates)
        let entries = state.withLock { $0.entries }
        var candidates: [Int64] = []
        var seen: Set<Int64> = []
        func look(_ condition: TextExpression, atMost limit: Int) throws -> [Int64] {
            var found: [Int64] = []
            let numbers = try tables.numbers(matching: condition, in: database)
            while found.count < limit, let number = try numbers.next() {
                guard entries[number] != nil, !seen.contains(number), isWanted(number)
                else { continue }
                found.append(number)
            }
            return found
        }
        func take(_ tier: () throws -> TextExpression) throws {
            let room = most - candidates.count
            var found = try look(try tier(), atMost: max(room, Self.compared))
            if found.count > room {
                // Within a tier, the words cost nearly the same.
                found.sort { left, right in
                    guard let one = entries[left], let other = entries[right] else { return false }
                    if one.weight != other.weight { return one.weight > other.weight }
                    return one.length != other.length ? one.length < other.length : left < right
                }
            }
            candidates += found.prefix(room)
            seen.formUnion(found)
        }
        let tiers = try tiers(words, required: required, in: database)
        // For a caller who wants all of them, the order of looking makes no difference.
        if limit == .max { return try look(try tiers.everything(), atMost: .max) }
        for tier in tiers.names where candidates.count < limit { try take(tier) }
        if candidates.count >= limit { return candidates }
        // Few are compared all, which takes less than one look for each field.
        let few = try look(try tiers.everything(), atMost: Self.few)
        if few.count < Self.few { return candidates + few }
        for tier in tiers.others where candidates.count < limit { try take(tier) }
        return candidates
    }

    /// Returns all words, which are read at the first need.
    func vocabulary(in database: Database) throws -> SearchVocabulary {
        let (known, isAlone) = state.withLock { state in
            if let vocabulary = state.vocabulary { return (vocabulary as SearchVocabulary?, false) }
            let isAlone = state.added == nil
            if isAlone { state.added = [] }
            return (nil, isAlone)
        }
        if let known { return known }
        defer { if isAlone { state.withLock { $0.added = nil } } }
        var vocabulary = SearchVocabulary()
        let words = try tables.words(in: database)
        while let word = try words.next() { vocabulary.number(of: word) }
        if isAlone {
            state.withLock { [vocabulary] state in
                var whole = vocabulary
                for word in state.added ?? [] { whole.number(of: word) }
                (state.vocabulary, state.outdated) = (whole, 0)
            }
        }
        return vocabulary
    }

    /// Returns candidates in the order of their ranks, without those that lack a required word.
    private func ranked(
        _ candidates: [Int64], _ words: [TypedWord], required: [Int], in database: Database
    ) throws -> [TextHit<Int64>] {
        var costs = WordCosts(words: words.count, things: candidates.count)
        for place in required { costs.isRequired[place] = true }
        var words = words
        let entries = state.withLock { $0.entries }
        var hits: [TextHit<Int64>] = []
        for (thing, number) in candidates.enumerated() {
            guard let entry = entries[number] else { continue }
            for (field, text) in try tables.fields(of: number, in: database).enumerated() {
                for word in text.split(separator: " ").map(String.init) {
                    let letters = TypedWord.Letters(of: word)
                    for place in words.indices {
                        guard let meeting = words[place].meeting(with: word, letters)
                        else { continue }
                        let cost = UInt8(field) * TextMatch.fieldCost + meeting.cost
                        _ = costs.lower(to: cost, of: thing, at: place)
                    }
                }
            }
            guard let (cost, named) = costs.sum(of: thing), !costs.lacks(thing, before: words.count)
            else { continue }
            let rest = named == 0 ? Int.max : max(entry.length - named, 0)
            hits.append(
                TextHit(
                    thing: number,
                    rank: TextRank(
                        cost: cost, weight: entry.weight, rest: rest, number: Int(number)),
                    matches: costs.matches(of: thing)))
        }
        return hits.sorted { $0.rank < $1.rank }
    }
}

extension SQLiteEntityTexts.State {
    /// Notes that texts were written, and adds their words to those in memory, which are read anew once many may be
    /// gone.
    fileprivate mutating func renewWords(with texts: some Sequence<EntityText>) {
        if added != nil {
            added?.append(contentsOf: texts.lazy.flatMap { $0.words.fields.joined() })
        }
        guard vocabulary != nil else { return }
        if outdated > max(1_000, entries.count) { return vocabulary = nil }
        for word in texts.lazy.flatMap({ $0.words.fields.joined() }) {
            vocabulary?.number(of: word)
        }
    }
}
