public import CoreSpotlight

/// A query that fills the index when the system needs it.
///
/// The system calls the query with its dependencies prepared. Unspecified by Apple; it asks for all
/// entities when the app starts and no index has one of the type, and for single ones once their
/// items expired.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntityQuery: EntityQuery {
    /// Puts all entities into the index again.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws

    /// Puts the entities with some identifiers into the index again.
    func reindexEntities(
        for identifiers: [Self.Entity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws
}
