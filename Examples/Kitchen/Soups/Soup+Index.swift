import AppIntents
import CoreSpotlight

/// Soups are found by their ingredients, too.
extension Soup: IndexedEntity {}

/// Puts the menu into the index when the app starts.
extension SoupQuery: IndexedEntityQuery {
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().indexAppEntities(Soup.menu)
    }

    func reindexEntities(
        for identifiers: [Soup.ID], indexDescription: CSSearchableIndexDescription
    ) async throws {
        try await CSSearchableIndex.default().indexAppEntities(
            try await entities(for: identifiers))
    }
}
