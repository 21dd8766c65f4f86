public import CoreSpotlight

extension CSSearchableIndex {
    /// Adds entities to the index; replaces those that are there already.
    ///
    /// - Parameters:
    ///   - appEntities: The entities.
    ///   - priority: The rank among entities that match equally well; greater comes first.
    /// - Throws: `CSIndexError` if an entity can't be kept, if there is no room, or if the index can't be
    ///   written; the error of fetching a deferred property.
    public func indexAppEntities(
        _ appEntities: [some IndexedEntity], priority: Int = 0
    ) async throws {
        var items: [CSSearchableItem] = []
        for entity in appEntities {
            try Task.checkCancellation()
            let item = CSSearchableItem(appEntity: entity, priority: priority)
            try await entity.fillDeferredAttributes(of: item.attributeSet)
            items.append(item)
        }
        try await index(items)
    }

    /// Removes entities from the index, by their identifiers.
    public func deleteAppEntities<Entity>(
        identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
    ) async throws where Entity: IndexedEntity {
        let kind = ObjectIdentifier(type)
        let identifiers = Set(identifiers.map(\.entityIdentifierString))
        try await remove { $0.kind == kind && identifiers.contains($0.identifier) }
    }

    /// Removes all entities of a type from the index.
    public func deleteAppEntities<Entity>(
        ofType entityType: Entity.Type
    ) async throws where Entity: IndexedEntity {
        let kind = ObjectIdentifier(entityType)
        try await remove { $0.kind == kind }
    }
}
