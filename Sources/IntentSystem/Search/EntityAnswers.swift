import AppIntents
import CoreSpotlight
import Foundation
import Logging

/// The entities that an app's queries found for the words of a search.
package struct EntityAnswers: Sendable {
    /// The entities that each query found, in the order in which their rows stand.
    let found: [[EntitySearch.Found]]
    /// The number of answers to wait for the next time; `nil` if all queries have answered.
    package let next: Int?

    /// Creates answers of no query.
    package init() { self.init([], next: nil) }

    init(_ found: [[EntitySearch.Found]], next: Int?) {
        self.found = found
        self.next = next
    }
}

extension IntentSystem {
    /// Returns whether the app has queries to be asked about a text, or is still reading many entities that it
    /// has indexed.
    package func hasAnswers(to text: String, language: String) -> Bool {
        guard EntityLookup.isSearched(text), !text.allSatisfy(\.isWhitespace) else { return false }
        let entities = searchIndex(in: Locale(identifier: language)).entities
        return !entities.askedTypes.isEmpty || entities.isComing
    }

    /// Asks the app's queries for the entities of types that are in no index, all at the same time, and
    /// returns when all have answered and a search finds all indexed entities.
    ///
    /// A query that fails or takes too long finds nothing, which the log says once.
    package func answers(
        to text: String, language: String, for person: Person
    ) async -> EntityAnswers {
        guard hasAnswers(to: text, language: language) else { return EntityAnswers() }
        let answers = await ask(about: text, language: language, for: person)
            .answers(atLeast: .max)
        return EntityAnswers(answers.sorted { $0.place < $1.place }.map(\.found), next: nil)
    }

    /// Returns what the app's queries have found about a text, as soon as some number of them has answered.
    ///
    /// Those that answered first stand first. Indexed entities that are being read count like a query.
    ///
    /// A search of a person begins with no answers, which cancels the queries about the person's earlier
    /// words, and continues with the number that the answers before name.
    package func answers(
        to text: String, language: String, for person: Person, atLeast wanted: Int
    ) async -> EntityAnswers {
        if wanted < 1 { searches.cancel(for: person) }
        guard hasAnswers(to: text, language: language) else { return EntityAnswers() }
        if wanted < 1 { return EntityAnswers([], next: 1) }
        let queries = searches.queries(
            about: .init(text: text, language: language), for: person, begins: wanted == 1
        ) { ask(about: text, language: language, for: person) }
        let answers = await queries.answers(atLeast: wanted)
        let isComplete = answers.count == queries.count
        if isComplete { searches.end(queries, for: person) }
        // Queries that were cancelled meanwhile go on, for a second window; only the first number begins anew.
        return EntityAnswers(
            answers.map(\.found), next: isComplete ? nil : max(answers.count + 1, 2))
    }

    private func ask(about text: String, language: String, for person: Person) -> AskedQueries {
        let entities = searchIndex(in: Locale(identifier: language)).entities
        let types = entities.askedTypes.filter {
            configuration.access.allows(finding: $0, for: person)
        }
        var queries = types.map { type -> AskedQueries.Query in
            {
                await self.callingApp(for: person) {
                    await self.answer(of: type, to: text, in: entities)
                }
            }
        }
        if entities.isComing {
            queries.append {
                await entities.settle()
                return []
            }
        }
        return AskedQueries(queries)
    }

    private func answer(
        of type: any AppEntity.Type, to text: String, in entities: EntitySearch
    ) async -> [EntitySearch.Found] {
        do {
            return try await inTime(limits.providerDuration, deadlines, endsWithCaller: true) {
                try await entities.answer(of: type, to: text)
            }
        } catch {
            // The person has typed on.
            if Task.isCancelled { return [] }
            let query = Swift.type(of: type.anyDefaultQuery)
            warnings.write(
                """
                \(query) could not be asked for what a person searches: \(error). Its entities are not found.
                """, about: "search \(query)")
            return []
        }
    }
}

extension EntitySearch {
    /// The greatest number of entities listed that one query finds.
    private static let listedAnswers = 20

    /// The greatest number of entities of a query whose texts are compared, at each letter again; an app
    /// with more of them puts them into an index.
    private static let comparedEntities = 2000

    /// The types whose queries are asked, because no index has their entities.
    var askedTypes: [any AppEntity.Type] {
        types.filter { type in
            type.answersSearches
                && !(type is any IndexedEntity.Type
                    && SearchableItems.shared.hasItem(of: ObjectIdentifier(type)))
        }
    }

    /// Asks the query of a type for the entities that a text finds, best first.
    func answer(of type: any AppEntity.Type, to text: String) async throws -> [Found] {
        let query = type.anyDefaultQuery
        try await IntentContents(of: query).prepareDependencies()
        var entities: [any AppEntity] = []
        if let query = query as? any EntityStringQuery {
            entities = try await query.anyEntities(matching: text)
        } else if let query = query as? any EnumerableEntityQuery {
            return matching(text, try await query.everything())
        } else if let query = query as? any EntityPropertyQuery {
            entities = try await query.entities(
                containing: text.trimmingCharacters(in: .whitespacesAndNewlines),
                limit: Self.listedAnswers)
        }
        return entities.filter { !$0.isHiddenInSearch }.prefix(Self.listedAnswers).map {
            Found(entity: FoundEntity($0, in: locale), explanation: .init(group: .answered))
        }
    }

    /// Returns the entities whose names and subtitles match a text.
    private func matching(_ text: String, _ entities: [any AppEntity]) -> [Found] {
        var texts = TextIndex<Int, FoundEntity>()
        texts.add(
            entities.lazy.filter { !$0.isHiddenInSearch }.prefix(Self.comparedEntities)
                .enumerated().map { place, entity in
                    let found = FoundEntity(entity, in: locale)
                    let synonyms = found.representation.synonyms.map { $0.text(in: locale) }
                    return .init(
                        key: place, thing: found,
                        words: FieldWords(
                            .texts(
                                name: [found.title], synonyms: synonyms,
                                descriptions: [found.subtitle].compactMap(\.self),
                                types: found.type.typeDisplayRepresentation.names(in: locale)),
                            in: locale))
                })
        let query = SearchQuery(text, in: locale, isKnown: texts.hasWord(beginningWith:))
        return query.tolerating { query in
            texts.hits(for: query, limit: Self.listedAnswers).map { hit in
                Found(
                    entity: hit.thing,
                    explanation: .init(
                        group: .answered, words: hit.words(of: query), rank: .init(hit.rank)))
            }
        }
    }
}

extension AppEntity {
    /// The query of the type finds entities by words, or can list or filter all of them.
    static var answersSearches: Bool {
        switch defaultQuery {
        case is any UniqueAppEntityQuery: false
        case is any EntityStringQuery, is any EnumerableEntityQuery, is any EntityPropertyQuery:
            true
        default: false
        }
    }

    fileprivate var isHiddenInSearch: Bool {
        (self as? any IndexedEntity)?.hideInSpotlight ?? false
    }
}

extension EnumerableEntityQuery {
    fileprivate func everything() async throws -> [any AppEntity] {
        try await allEntities().items
    }
}

extension EntityPropertyQuery {
    fileprivate func entities(
        containing text: String, limit: Int
    ) async throws -> [any AppEntity] {
        try await PropertyQuerySource<Self>.entities(containing: text, limit: limit)
    }
}
