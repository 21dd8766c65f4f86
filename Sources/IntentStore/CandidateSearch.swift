import GRDB
import IntentSystem

/// A look for the items whose words are worth a closer look.
///
/// Those whose names have the words come first, then those that have them anywhere. Looks end as soon as enough is
/// found, so each is for few words at a time: FTS5 asks all words of a condition for each item.
struct CandidateSearch {
    /// The fewest candidates whose words are compared, if there are as many.
    private static let candidates = 100
    /// The most items of a look that are compared, those first that were indexed first: of 30,000 that begin with one
    /// letter, a person reads few.
    private static let compared = 1_000
    /// The number of items from on which candidates are looked for in better fields first.
    private static let few = 300
    /// The words that one look is for.
    private static let batch = 40
    /// The most meanings of a word that a look asks for beside its own.
    private static let meanings = 200
    /// The fields of the looks after each other; a name is the first field.
    private static let fields = [1, 2, 4, TextMatch.fields]

    let tables: EntityTextTables
    let database: Database
    let entries: [Int64: SQLiteEntityTexts.Entry]
    let hasWeights: Bool
    let limit: Int
    let isWanted: (Int64) -> Bool

    private(set) var candidates: [Int64] = []
    private var seen: Set<Int64> = []

    init(
        _ tables: EntityTextTables, in database: Database,
        _ entries: [Int64: SQLiteEntityTexts.Entry], hasWeights: Bool, limit: Int,
        where isWanted: @escaping (Int64) -> Bool
    ) {
        self.tables = tables
        self.database = database
        self.entries = entries
        self.hasWeights = hasWeights
        self.limit = limit
        self.isWanted = isWanted
    }

    /// Looks for the words; `others` returns those that a typed word may mean without being their beginning, alike ones
    /// together and the likely ones first.
    mutating func look(
        for words: [TypedWord], required: [Int], others: (TypedWord) throws -> [[String]]
    ) throws {
        let begun = words.map { TextExpression.beginning($0.text) }
        if limit < .max {
            let most = max(limit, Self.candidates)
            let whole = TextExpression.all(words.map { .word($0.text) })
            for condition in [whole, .all(begun)] where candidates.count < limit {
                try take([condition.in(fields: 1)], atMost: most)
            }
            if candidates.count >= limit { return }
        }
        let conditions = Conditions(begun, try words.map(others), required: required)
        // For a caller who wants all of them, the order of looking makes no difference. Few are compared all, too, which
        // takes less than looking in better fields first.
        let enough =
            limit == .max ? .max : conditions.unasked.isEmpty ? Self.few : Self.compared
        let few = try items(
            matching: conditions.sufficient.joined().map { $0.in(fields: TextMatch.fields) },
            atMost: enough)
        if few.count < enough { return candidates += few }
        let having = try conditions.unasked.map { conditions in
            Set(
                try items(
                    matching: conditions.map { $0.in(fields: TextMatch.fields) }, atMost: .max))
        }
        let most = max(limit, Self.candidates)
        for conditions in [conditions.best, conditions.sufficient] {
            for fields in Self.fields {
                for alike in conditions where candidates.count < limit {
                    try take(alike.map { $0.in(fields: fields) }, of: having, atMost: most)
                }
            }
        }
    }

    /// Adds the best items that fulfill one of some conditions and are in each of some sets.
    private mutating func take(
        _ conditions: [TextExpression], of sets: [Set<Int64>] = [], atMost most: Int
    ) throws {
        let room = most - candidates.count
        let compared = max(room, Self.compared)
        var found = try items(matching: conditions, of: sets, atMost: compared)
        if hasWeights, found.count == compared {
            // Those with a weight come first, wherever they are.
            let weighted = try items(
                matching: conditions.map(\.ofWeight), of: sets, atMost: compared)
            let known = Set(weighted)
            found = weighted + found.filter { !known.contains($0) }
        }
        seen.formUnion(found)
        if found.count > room {
            // Within a look, the words cost the same, or nearly.
            let known = found.compactMap { number in entries[number].map { (number, $0) } }
            found = known.sorted { left, right in
                let (one, other) = (left.1, right.1)
                if one.weight != other.weight { return one.weight > other.weight }
                return one.length != other.length ? one.length < other.length : left.0 < right.0
            }.map(\.0)
        }
        candidates += found.prefix(room)
    }

    /// Returns items that fulfill one of some conditions, each once.
    private func items(
        matching conditions: [TextExpression], of sets: [Set<Int64>] = [], atMost limit: Int
    ) throws -> [Int64] {
        var found: [Int64] = []
        var known = seen
        for condition in conditions where found.count < limit {
            let numbers = try tables.numbers(matching: condition, in: database)
            while found.count < limit, let number = try numbers.next() {
                guard entries[number] != nil, !known.contains(number),
                    sets.allSatisfy({ $0.contains(number) }), isWanted(number)
                else { continue }
                found.append(number)
                known.insert(number)
            }
        }
        return found
    }

    /// The conditions for candidates, alike ones together and the likely ones first.
    private struct Conditions {
        /// The items have all words, the optional ones too.
        let best: [[TextExpression]]
        /// The items have what is required.
        let sufficient: [[TextExpression]]
        /// The conditions for each required word that means too many to be asked for in those above; an item must
        /// fulfill one of each.
        let unasked: [[TextExpression]]

        init(_ begun: [TextExpression], _ others: [[[String]]], required: [Int]) {
            let meanings = { (place: Int) -> [[TextExpression]] in
                [[begun[place]]]
                    + others[place].map { words in
                        stride(from: 0, to: words.count, by: CandidateSearch.batch).map {
                            .any(words[$0...].prefix(CandidateSearch.batch).map { .word($0) })
                        }
                    }
            }
            let count = { (place: Int) in others[place].reduce(0) { $0 + $1.count } }
            guard let lead = required.min(by: { count($0) < count($1) }) else {
                best = begun.count > 1 ? [[.all(begun)]] : []
                sufficient = begun.indices.flatMap(meanings)
                unasked = []
                return
            }
            var unasked: [[TextExpression]] = []
            let beside = required.filter { $0 != lead }.map { place -> TextExpression in
                if count(place) <= CandidateSearch.meanings {
                    return begun[place].or(others[place].joined().map { .word($0) })
                }
                unasked.append(Array(meanings(place).joined()))
                return .anything
            }
            let optional = begun.indices.filter { !required.contains($0) }.map { begun[$0] }
            sufficient = meanings(lead).map { $0.map { .all([$0] + beside) } }
            best =
                optional.isEmpty
                ? [] : sufficient.map { $0.map { .all([$0] + optional) } }
            self.unasked = unasked
        }
    }
}
