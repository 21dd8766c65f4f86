public import CoreSpotlight

extension CSSearchableItemAttributeSet {
    /// Associates the item with an entity: a person who finds the item is offered the entity's
    /// actions.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: The rank among items that match equally well; greater comes first.
    public func associateAppEntity<Entity>(_ appEntity: Entity, priority: Int = 0)
    where Entity: IndexedEntity {
        entity = AssociatedEntity(appEntity, priority: priority)
    }
}

extension CSSearchableItem {
    /// Creates an item from an entity, with the entity's attributes.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: The rank among items that match equally well; greater comes first.
    public convenience init<Entity>(appEntity: Entity, priority: Int = 0)
    where Entity: IndexedEntity {
        self.init(
            uniqueIdentifier:
                "\(Entity.persistentIdentifier)/\(appEntity.id.entityIdentifierString)",
            domainIdentifier: Entity.persistentIdentifier, attributeSet: appEntity.attributeSet)
        associateAppEntity(appEntity, priority: priority)
    }

    /// Associates the item with an entity: a person who finds the item is offered the entity's
    /// actions.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: The rank among items that match equally well; greater comes first.
    public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
        attributeSet.associateAppEntity(appEntity, priority: priority)
    }
}
