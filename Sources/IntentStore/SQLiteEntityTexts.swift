import Foundation
import GRDB
package import IntentSystem
import Synchronization

/// The texts of the indexed entities in one language, in a table of SQLite's FTS5.
///
/// The table has a column for each field, and tells quickly which items have words, or words that begin with others.
/// The words themselves are in memory, too, once a search needs their middles or mistakes, which no table tells.
/// Candidates come from the table, names first (`CandidateSearch`); what a candidate costs is computed from its words, as in
/// memory.
package final class SQLiteEntityTexts: EntityTexts {
    /// An item as far as it is known beside its words.
    struct Entry {
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
        /// The reads under way that may need all words.
        var reads = 0
        /// The words that were added while there are such reads, whose snapshots may lack them.
        var added: Set<String> = []
        /// The number of texts since the words were read whose words may be gone.
        var outdated = 0
    }

    /// The most texts that one transaction adds, so that another process waits for little.
    private static let batch = 5_000

    private let database: EntityTextDatabase
    private let tables: EntityTextTables
    private let state = Mutex(State())

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
            _ = try? read { database, mayKeep in try vocabulary(in: database, mayKeep) }
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
        return try read { database, mayKeep in
            let (entries, hasWeights) = state.withLock { ($0.entries, $0.hasWeights) }
            return try withoutActuallyEscaping(isWanted) { isWanted in
                var search = CandidateSearch(
                    tables, in: database, entries, hasWeights: hasWeights, limit: limit,
                    where: isWanted)
                try search.look(for: words, required: required) {
                    try others($0, in: database, mayKeep)
                }
                return try ranked(
                    search.candidates, entries, words, required: required, in: database)
            }
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

    /// Returns the words that a typed word may mean without being their beginning, alike ones together and the likely
    /// ones first.
    private func others(
        _ typed: TypedWord, in database: Database, _ mayKeep: Bool
    ) throws -> [[String]] {
        guard typed.meansOthers else { return [] }
        let vocabulary = try vocabulary(in: database, mayKeep)
        let others = vocabulary.meanings(of: typed).filter {
            $0.meeting != .whole && $0.meeting != .beginning
        }
        return Dictionary(grouping: others, by: \.meeting.cost).sorted { $0.key < $1.key }
            .map { $0.value.map { vocabulary.words[$0.word] } }
    }

    /// Reads in a snapshot, and tells whether all words that are read from it may be kept.
    ///
    /// The words that are added are noted from before the snapshot begins: it has those that were added earlier.
    private func read<Result>(_ body: (Database, _ mayKeep: Bool) throws -> Result) throws -> Result
    {
        let notes = state.withLock { state in
            let notes = state.vocabulary == nil
            if notes { state.reads += 1 }
            return notes
        }
        defer { if notes { state.withLock { $0.endRead() } } }
        return try database.read { try body($0, notes) }
    }

    /// Returns all words, which are read at the first need.
    private func vocabulary(in database: Database, _ mayKeep: Bool) throws -> SearchVocabulary {
        if let known = state.withLock({ $0.vocabulary }) { return known }
        var vocabulary = SearchVocabulary()
        let words = try tables.words(in: database)
        while let word = try words.next() { vocabulary.number(of: word) }
        if mayKeep {
            state.withLock { [vocabulary] state in
                guard state.vocabulary == nil else { return }
                var whole = vocabulary
                for word in state.added { whole.number(of: word) }
                (state.vocabulary, state.outdated) = (whole, 0)
            }
        }
        return vocabulary
    }

    /// Returns candidates in the order of their ranks, without those that lack a required word.
    private func ranked(
        _ candidates: [Int64], _ entries: [Int64: Entry], _ words: [TypedWord], required: [Int],
        in database: Database
    ) throws -> [TextHit<Int64>] {
        var costs = WordCosts(words: words.count, things: candidates.count)
        for place in required { costs.isRequired[place] = true }
        var words = words
        // Many items have the same words.
        var known: [String: [TypedWord.Meeting?]] = [:]
        var hits: [TextHit<Int64>] = []
        let items = try tables.items(candidates, in: database)
        for thing in candidates.indices {
            guard let row = try items.next() else { break }
            let number: Int64 = row[0]
            guard let entry = entries[number] else { continue }
            for field in 0..<TextMatch.fields {
                guard let text: String = row[1 + field] else { continue }
                for word in text.utf8.split(separator: UInt8(ascii: " ")) {
                    let word = String(Substring(word))
                    let meetings = known[word] ?? words.meetings(with: word)
                    known[word] = meetings
                    for (place, meeting) in meetings.enumerated() {
                        guard let meeting else { continue }
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

extension [TypedWord] {
    /// Returns how each word meets a word of an index.
    fileprivate mutating func meetings(with word: String) -> [TypedWord.Meeting?] {
        let letters = TypedWord.Letters(of: word)
        return indices.map { self[$0].meeting(with: word, letters) }
    }
}

extension SQLiteEntityTexts.State {
    /// Notes that texts were written, and adds their words to those in memory, which are read anew once many may be
    /// gone.
    fileprivate mutating func renewWords(with texts: some Sequence<EntityText>) {
        if reads > 0 { added.formUnion(texts.lazy.flatMap { $0.words.fields.joined() }) }
        guard vocabulary != nil else { return }
        if outdated > max(1_000, entries.count) { return vocabulary = nil }
        for word in texts.lazy.flatMap({ $0.words.fields.joined() }) {
            vocabulary?.number(of: word)
        }
    }

    /// Notes the end of a read that might have needed all words.
    fileprivate mutating func endRead() {
        reads -= 1
        if reads == 0 { added = [] }
    }
}
