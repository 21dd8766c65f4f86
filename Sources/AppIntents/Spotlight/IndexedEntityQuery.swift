public import CoreSpotlight

/// A query that fills the index when the system needs it.
///
/// The system calls the query with its dependencies prepared. Unspecified by Apple; it requests all
/// entities when the app starts for the first time, and when the program has changed since: the items of
/// the type that the query doesn't add again are then removed, unless it adds none in its task, or in
/// others that inherit its values. Without a store, it requests them when the app starts and no index has
/// an entity of the type. It requests single entities after their items have expired.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntityQuery: EntityQuery {
    /// Adds all entities to the index again.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws

    /// Adds the entities with some identifiers to the index again.
    func reindexEntities(
        for identifiers: [Self.Entity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws
}
