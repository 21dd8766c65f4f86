import AppIntents

/// A place with a counter, one per card that was opened.
package struct PlaceEntity: AppEntity {
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    package static let defaultQuery = PlaceQuery()

    package let id: Int
    package let visits: Int

    package init(id: Int, visits: Int) {
        self.id = id
        self.visits = visits
    }

    package var displayRepresentation: DisplayRepresentation { "Mount Fuji" }
}

/// Finds places; the system asks it on every refresh for what the card shows.
package struct PlaceQuery: EntityQuery {
    @Dependency var counts: VisitCounts

    package init() {}

    package func entities(for identifiers: [Int]) async throws -> [PlaceEntity] {
        identifiers.compactMap { id in
            counts.count(of: id).map { PlaceEntity(id: id, visits: $0) }
        }
    }
}
