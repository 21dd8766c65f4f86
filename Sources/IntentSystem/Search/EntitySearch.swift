import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import _Localization

/// Finds the entities that the app put into its indexes or that its queries find, and the intents that
/// take them.
struct EntitySearch: Sendable {
    /// An intent that takes an entity, with its words for a row.
    struct Use: Sendable {
        let use: EntityUse
        let title: String
        let symbol: String
        let needsValues: Bool
        let hasParameters: Bool
        /// The intent opens the entity, which its row needn't say.
        let opens: Bool
    }

    /// An intent, by its place among those that take entities of a type.
    private struct Place: Hashable {
        let kind: ObjectIdentifier
        let use: Int
    }

    /// A matching entity.
    struct Found: Sendable {
        let entity: FoundEntity
        /// The intent that words name which the entity lacks, by its place among those that take it.
        var use: Int?
        var explanation: SearchItem.Explanation

        /// The costs of the words.
        var cost: Int { explanation.rank?.words ?? 0 }
    }

    /// The intents that take entities, by their types.
    let uses: [ObjectIdentifier: [Use]]
    /// The types whose entities are found.
    let kinds: Set<ObjectIdentifier>
    let types: [any AppEntity.Type]
    let locale: Locale
    /// The intents that take entities, by their titles and keywords.
    private let useTexts: TextIndex<Place, Place>
    /// The types of entities, by their names.
    private let typeTexts: TextIndex<ObjectIdentifier, ObjectIdentifier>

    init(_ catalog: Catalog, locale: Locale) {
        self.locale = locale
        uses = catalog.entityUses(in: locale).mapValues { uses in
            uses.map { use in
                let others = IntentContents(of: use.type.init()).parameters
                    .filter { $0.name != use.parameter }.map { $0.metadata(locale: locale) }
                return Use(
                    use: use, title: use.type.title.text(in: locale),
                    symbol: catalog.symbol(of: use.type),
                    needsValues: others.needValues,
                    hasParameters: others.canBeOffered,
                    opens: use.type.traits.opensTarget && use.parameter == EntityOpener.target)
            }
        }
        let kinds = Set(uses.keys)
        self.kinds = kinds
        types = catalog.entityTypes.filter { kinds.contains(ObjectIdentifier($0)) }
        var named = TextIndex<ObjectIdentifier, ObjectIdentifier>()
        named.add(
            types.map { type in
                let kind = ObjectIdentifier(type)
                return .init(
                    key: kind, thing: kind,
                    words: FieldWords(
                        [type.typeDisplayRepresentation.names(in: locale)], in: locale))
            })
        typeTexts = named
        var texts = TextIndex<Place, Place>()
        for (kind, uses) in uses {
            texts.add(
                uses.enumerated().map { number, use in
                    let place = Place(kind: kind, use: number)
                    let keywords = use.use.type.description?.searchKeywords ?? []
                    return .init(
                        key: place, thing: place,
                        words: FieldWords(
                            [[use.title], keywords.map { $0.text(in: locale) }], in: locale))
                })
        }
        useTexts = texts
    }

    /// Returns whether some word of an entity begins with a text.
    func hasWord(beginningWith text: String) -> Bool {
        if kinds.isEmpty { return false }
        return typeTexts.hasWord(beginningWith: text)
            || IndexedEntities.entities(in: locale).hasWord(beginningWith: text)
    }

    /// Returns the types whose entities a person may not find.
    func types(hiddenFrom person: Person, by access: IntentAccess) -> Set<ObjectIdentifier> {
        if access.isEmpty { return [] }
        return Set(
            types.filter { !access.allows(finding: $0, for: person) }.map { ObjectIdentifier($0) })
    }

    /// Many indexed entities are still being read, so a search doesn't find them yet.
    var isComing: Bool { !kinds.isEmpty && IndexedEntities.entities(in: locale).isComing }

    /// Returns when a search finds all indexed entities.
    func settle() async {
        if !kinds.isEmpty { await IndexedEntities.entities(in: locale).settle() }
    }

    /// A word of a search that may be about an entity without being one of its own.
    private struct Hint {
        /// The intents that the word names.
        var uses: Set<Place> = []
        /// The types that the word names, with its match.
        var types: [ObjectIdentifier: TextMatch] = [:]

        var isEmpty: Bool { uses.isEmpty && types.isEmpty }
    }

    /// Finds the entities that the words of a search match, best first.
    ///
    /// Words of an intent that takes the entity may be among them, and the name of its type: “tickets
    /// louvre”, “louvre landmark”. Words that name a type, and nothing of an entity, find all of it.
    ///
    /// Types whose identifiers are in `hidden` are left out.
    func entities(
        matching query: SearchQuery, _ habits: SearchHabits, limit: Int,
        without hidden: Set<ObjectIdentifier> = []
    ) -> [Found] {
        let kinds = kinds.subtracting(hidden)
        if query.words.isEmpty || kinds.isEmpty { return [] }
        let hints = query.words.map { hint($0, in: query) }
        let indexed = IndexedEntities.entities(in: locale)
        let hits = indexed.hits(
            for: query, optional: Set(hints.indices.filter { !hints[$0].isEmpty }), limit: limit
        ) { kinds.contains($0.kind) && !$0.isHidden }
        var found = hits.flatMap { self.found($0, query, hints, habits) }
        if found.isEmpty {
            let named = kinds.filter { kind in hints.allSatisfy { $0.types[kind] != nil } }
            if !named.isEmpty {
                found = indexed.first(limit) { named.contains($0.kind) && !$0.isHidden }
                    .flatMap { self.found($0, query, hints, habits) }
            }
        }
        let order = found.indices.sorted {
            let (left, right) = (found[$0].explanation.rank, found[$1].explanation.rank)
            guard let left, let right, left != right else { return $0 < $1 }
            return left < right
        }
        return order.prefix(limit).map { found[$0] }
    }

    /// Returns the rows of an entity; none if words that it lacks are neither of an intent that takes
    /// it nor of its type.
    private func found(
        _ hit: TextHit<IndexedItem>, _ query: SearchQuery, _ hints: [Hint], _ habits: SearchHabits
    ) -> [Found] {
        guard let entity = FoundEntity(hit.thing, in: locale) else { return [] }
        var words: [SearchItem.Explanation.Word] = []
        var meant: Set<Place>?
        for (place, word) in query.words.enumerated() {
            if place < hit.matches.count, let match = hit.matches[place] {
                words.append(match.word(word))
            } else if let match = hints[place].types[entity.kind] {
                words.append(match.word(word))
            } else {
                words.append(.init(text: word, field: .action, meeting: .whole, cost: 0))
                let uses = hints[place].uses.filter { $0.kind == entity.kind }
                meant = meant?.intersection(uses) ?? uses
            }
        }
        // A word of a description is too little beside words of an intent.
        if meant != nil, !hit.matches.contains(where: { $0?.isTelling ?? false }) { return [] }
        var rank = SearchItem.Explanation.Rank(hit.rank, habit: habits.habit(of: entity.value))
        rank.words = words.reduce(0) { $0 + $1.cost }
        let explanation = SearchItem.Explanation(group: .matching, words: words, rank: rank)
        guard let meant else { return [Found(entity: entity, explanation: explanation)] }
        return meant.map(\.use).sorted().map {
            Found(entity: entity, use: $0, explanation: explanation)
        }
    }

    /// Returns the intents and the types that a word of a search names.
    ///
    /// The first letters of a type's name mean it from the third one on, and its middle doesn't.
    private func hint(_ word: String, in query: SearchQuery) -> Hint {
        var one = query
        one.words = [word]
        var hint = Hint(uses: Set(useTexts.hits(for: one, limit: .max).map(\.thing)))
        for hit in typeTexts.hits(for: one, limit: .max) {
            guard let match = hit.matches.first ?? nil else { continue }
            let meeting = TypedWord.Meeting(cost: match.cost)
            let isMeant =
                switch meeting {
                case .whole, .mistakes: true
                case .beginning: word.count > 2 || SearchWords.isUnspaced(word)
                case .inside: false
                }
            if isMeant { hint.types[hit.thing] = TextMatch(.type, meeting: match.cost) }
        }
        return hint
    }
}
