public import CoreSpotlight

extension CSSearchableIndex {
    /// Puts entities into the index; one that is there already is replaced.
    ///
    /// - Parameters:
    ///   - appEntities: The entities.
    ///   - priority: The greater, the further ahead among entities that match as well.
    /// - Throws: `CSIndexError` if an entity can't be kept, or if there is no room; what a property
    ///   that must be fetched throws.
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
        try index(items)
    }

    /// Takes entities out of the index, by their identifiers.
    public func deleteAppEntities<Entity>(
        identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
    ) async throws where Entity: IndexedEntity {
        let kind = ObjectIdentifier(type)
        let identifiers = Set(identifiers.map(\.entityIdentifierString))
        try remove { $0.kind == kind && identifiers.contains($0.identifier) }
    }

    /// Takes all entities of a type out of the index.
    public func deleteAppEntities<Entity>(
        ofType entityType: Entity.Type
    ) async throws where Entity: IndexedEntity {
        let kind = ObjectIdentifier(entityType)
        try remove { $0.kind == kind }
    }
}
