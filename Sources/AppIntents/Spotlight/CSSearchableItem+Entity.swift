public import CoreSpotlight

extension CSSearchableItemAttributeSet {
    /// Lets the item stand for an entity: who finds the item is offered what can be done with the
    /// entity.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: The greater, the further ahead among items that match as well.
    public func associateAppEntity<Entity>(_ appEntity: Entity, priority: Int = 0)
    where Entity: IndexedEntity {
        entity = AssociatedEntity(appEntity, priority: priority)
    }
}

extension CSSearchableItem {
    /// Makes an item of an entity, with the entity's attributes.
    public convenience init(appEntity: some IndexedEntity) {
        self.init(appEntity: appEntity, priority: 0)
    }

    /// Makes an item of an entity, with the entity's attributes.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: The greater, the further ahead among items that match as well.
    public convenience init<Entity>(appEntity: Entity, priority: Int) where Entity: IndexedEntity {
        self.init(
            uniqueIdentifier:
                "\(Entity.persistentIdentifier)/\(appEntity.id.entityIdentifierString)",
            domainIdentifier: Entity.persistentIdentifier, attributeSet: appEntity.attributeSet)
        associateAppEntity(appEntity, priority: priority)
    }

    /// Lets the item stand for an entity: who finds the item is offered what can be done with the
    /// entity.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: The greater, the further ahead among items that match as well.
    public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
        attributeSet.associateAppEntity(appEntity, priority: priority)
    }
}
