import AppIntents
import Foundation
import _Localization
import _Telemetry

/// Lookups through an entity type's query: by identifier, by text, or for suggestions.
///
/// Every lookup creates a new query with its dependencies prepared (DEP-1, DEP-5).
enum EntityLookup {
    /// Returns the entities that still exist, in the order of the identifiers.
    static func entities<Entity: AppEntity>(
        _ type: Entity.Type, identifiers: [String], query: (any EntityQuery)?
    ) async throws -> [any _IntentValue] {
        let ids = identifiers.compactMap(Entity.ID.entityIdentifier(for:))
        if ids.isEmpty { return [] }
        return try await traced(type) {
            guard let query, let found = try await ask(query, for: ids) as? [Entity] else {
                let query = Entity.defaultQuery
                try await IntentContents(of: query).prepareDependencies()
                return sorted(try await query.entities(for: ids), as: ids)
            }
            return sorted(found, as: ids)
        }
    }

    /// Asks a query of the app, in a span of its own.
    private static func traced<Success>(
        _ type: Any.Type, _ work: () async throws -> Success
    ) async rethrows -> Success {
        try await Telemetry.span(.query, ["oai.entity": "\(type)"]) { try await work() }
    }

    private static func ask<Query: EntityQuery>(_ query: Query, for ids: [Any]) async throws
        -> [any AppEntity]
    {
        try await IntentContents(of: query).prepareDependencies()
        return try await query.entities(for: ids.compactMap { $0 as? Query.Entity.ID })
    }

    private static func sorted<Entity: AppEntity>(
        _ entities: [Entity], as ids: [Entity.ID]
    ) -> [any _IntentValue] {
        if ids.count == 1 { return entities.first { $0.id == ids[0] }.map { [$0] } ?? [] }
        let byID = Dictionary(entities.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { byID[$0] }
    }

    /// Returns the entities that match a text in a person's language, best first; for a query
    /// without text search, the suggested ones whose names contain the text.
    ///
    /// If the query finds none, the index is searched.
    static func entities(
        _ type: any AppEntity.Type, matching text: String, query: (any EntityQuery)?,
        in locale: Locale
    ) async throws -> [any AppEntity] {
        guard isSearched(text) else { return [] }
        let query = query ?? type.anyDefaultQuery
        let found = try await traced(type) {
            try await IntentContents(of: query).prepareDependencies()
            if let string = query as? any EntityStringQuery {
                return try await string.anyEntities(matching: text)
            }
            return try await query.anySuggestions().filter { entity in
                entity.displayRepresentation.isCalled(text, in: locale)
            }
        }
        if !found.isEmpty { return found }
        let identifiers = try await IndexLookup.identifiers(type, matching: text, in: locale)
        if identifiers.isEmpty { return [] }
        return try await entities(type, identifiers: identifiers, query: query)
            .compactMap { $0 as? any AppEntity }
    }

    /// Returns whether a text is short enough to be a name; queries are not created for a longer one.
    static func isSearched(_ text: String) -> Bool {
        text.utf8.count <= Limits.searchedTextBytes
    }

    /// Returns the entities that match a text; for an empty one, the choices that a picker offers
    /// before a person types.
    static func choices(
        _ type: any AppEntity.Type, matching text: String, in locale: Locale
    ) async throws -> [any AppEntity] {
        guard text.isEmpty else {
            return try await entities(type, matching: text, query: nil, in: locale)
        }
        return try await traced(type) {
            let query = type.anyDefaultQuery
            try await IntentContents(of: query).prepareDependencies()
            return try await query.anySuggestions()
        }
    }

    /// Returns all entities of a type whose query can list them; `nil` for any other type.
    static func all(_ type: any AppEntity.Type) async throws -> [any AppEntity]? {
        let query = type.anyDefaultQuery
        guard let listing = query as? any EnumerableEntityQuery else {
            return try await onlyEntity(of: type).map { [$0] }
        }
        return try await traced(type) {
            try await IntentContents(of: query).prepareDependencies()
            return try await listing.anyEntities()
        }
    }

    /// Returns the only entity of a type that has a single one; `nil` for any other type.
    static func onlyEntity(of type: any _IntentValue.Type) async throws -> (any AppEntity)? {
        guard case .entity(let entity) = type.composition,
            let query = entity.anyDefaultQuery as? any UniqueAppEntityQuery
        else { return nil }
        try await IntentContents(of: query).prepareDependencies()
        return try await query.uniqueEntity()
    }

    /// Returns the name of one entity of the type, for a person.
    static func name(of type: any AppEntity.Type, in locale: Locale) -> String {
        type.typeDisplayRepresentation.name.text(in: locale)
    }
}

extension DisplayRepresentation {
    /// Returns whether the title or a synonym contains a text.
    func isCalled(_ text: String, in locale: Locale) -> Bool {
        ([title] + synonyms).contains { $0.text(in: locale).contains(folded: text) }
    }
}

extension AppEntity {
    static var anyDefaultQuery: any EntityQuery { defaultQuery }
}

extension EntityQuery {
    func anySuggestions() async throws -> [any AppEntity] {
        EntityResults.entities(in: try await suggestedEntities())
    }
}

extension EnumerableEntityQuery {
    fileprivate func anyEntities() async throws -> [any AppEntity] {
        EntityResults.entities(in: try await allEntities())
    }
}

extension EntityStringQuery {
    func anyEntities(matching text: String) async throws -> [any AppEntity] {
        EntityResults.entities(in: try await entities(matching: text))
    }
}

/// The entities that a query found: a plain list or a collection with sections.
private enum EntityResults {
    static func entities(in result: some ResultsCollection) -> [any AppEntity] {
        result.items.compactMap { $0 as? any AppEntity }
    }
}
