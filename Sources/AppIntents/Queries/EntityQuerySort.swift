/// The order in which a person wants entities: by one property, ascending or descending.
public struct EntityQuerySort<Entity> where Entity: AppEntity {
    /// The direction of an order.
    @frozen
    public enum Ordering: Equatable, Hashable, Sendable, BitwiseCopyable {
        /// From the least value to the greatest.
        case ascending
        /// From the greatest value to the least.
        case descending
    }

    /// The key path from the query's `sortingOptions`.
    public let by: PartialKeyPath<Entity>
    /// The direction.
    public let order: Ordering

    package init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}

/// One property by which a query sorts its entities: `SortableBy(\.$name)`.
public struct EntityQuerySortableByProperty<Entity> where Entity: AppEntity {
    package let keyPath: PartialKeyPath<Entity>
    /// Reads the declared property of an entity, which knows its name and title.
    package let property: (Entity) -> (any AnyEntityProperty)?

    /// Names a property by the key path of its projected value.
    public init<Property>(_ keyPath: KeyPath<Entity, Property>) where Property: AnyIntentValue {
        self.keyPath = keyPath
        property = { $0[keyPath: keyPath] as? any AnyEntityProperty }
    }
}

/// The properties by which a query sorts its entities, in the order in which they are offered.
public struct EntityQuerySortingOptions<Entity> where Entity: AppEntity {
    package let properties: [EntityQuerySortableByProperty<Entity>]

    public init() {
        properties = []
    }

    /// Lists the properties.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<
            Entity
        >]
    ) {
        properties = content()
    }

    /// One of the properties, by its index; an index out of range stops the program, as in an array.
    public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { properties[index] }
}

/// A builder that collects the properties by which a query sorts its entities.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity> where Entity: AppEntity {
    /// Takes one property.
    public static func buildExpression(
        _ expression: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> {
        expression
    }

    /// Lists the properties in the order of the source.
    public static func buildBlock(
        _ components: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
        components
    }
}
