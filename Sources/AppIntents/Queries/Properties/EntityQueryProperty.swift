/// One property by which a query finds its entities, without the property's type.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    /// The type of the property's values.
    package let valueType: any _IntentValue.Type
    /// The conditions that a person may set.
    package let comparators: [QueryComparator<ComparatorMappingType>]
    /// Reads the declared property of an entity, which knows its name and title.
    package let property: (Entity) -> any AnyEntityProperty

    init(
        valueType: any _IntentValue.Type, comparators: [QueryComparator<ComparatorMappingType>],
        property: @escaping (Entity) -> any AnyEntityProperty
    ) {
        self.valueType = valueType
        self.comparators = comparators
        self.property = property
    }
}

/// One property by which a query finds its entities, and its comparators.
///
///     Property(\.$name) {
///         ContainsComparator { name in #Predicate<Place> { $0.name.contains(name) } }
///     }
public final class EntityQueryProperty<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
where
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue, PropertyType: Sendable
{
    /// The comparators of the property.
    public typealias QueryComparators = [AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >]

    /// Declares a property of the entity itself, by the key path of its projected value.
    public convenience init(
        _ keyPath: KeyPath<Subject, Property>,
        @EntityQueryComparatorsBuilder<
            Entity, Entity, Property, PropertyType, ComparatorMappingType
        >
        comparators: () -> QueryComparators
    ) where Entity == Subject {
        self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
    }

    /// Declares a property of another entity, to which the entity leads.
    public init(
        _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<
            Entity, Subject, Property, PropertyType, ComparatorMappingType
        >
        comparators: () -> QueryComparators
    ) {
        super.init(
            valueType: PropertyType.self, comparators: comparators().map(\.comparator),
            property: { entityProvider($0)[keyPath: keyPath] })
    }
}
