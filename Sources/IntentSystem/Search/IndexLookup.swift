import AppIntents
import CoreSpotlight
import Foundation

/// Finds entities of one type by the words in the index, for a query that finds none by text.
enum IndexLookup {
    /// Returns the identifiers of the entities that a text matches, best first, including those
    /// that are hidden in search.
    ///
    /// An index that has no entity of the type yet is filled first. If expired entities can't be renewed, the
    /// others are searched.
    static func identifiers(
        _ type: any AppEntity.Type, matching text: String, in locale: Locale
    ) async throws -> [String] {
        guard type is any IndexedEntity.Type else { return [] }
        try await IndexFilling.shared.prepare(type)
        await IndexedEntities.entities(in: locale).settle()
        return present(type, matching: text, in: locale)
    }

    /// Returns the identifiers of the entities that the index has now and a text matches, best first;
    /// for no text, of all of them.
    static func present(
        _ type: any AppEntity.Type, matching text: String?, in locale: Locale
    ) -> [String] {
        let kind = ObjectIdentifier(type)
        let entities = IndexedEntities.entities(in: locale)
        guard let text, !text.isEmpty else {
            return entities.first(.max) { $0.kind == kind }.compactMap(identifier)
        }
        let query = SearchQuery(text, in: locale, isKnown: entities.hasWord(beginningWith:))
        return query.tolerating { query in
            entities.hits(for: query, limit: .max) { $0.kind == kind }
        }.compactMap(identifier)
    }

    private static func identifier(_ hit: TextHit<IndexedItem>) -> String? {
        (hit.thing.entity as? AssociatedEntity)?.identifier
    }
}
