/// Finds entities of which a property has a value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable,
    PropertyType: Sendable
{
    /// Makes a condition of the value.
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init(.equalTo, mappingTransform)
    }

    /// Makes a condition of the value, to which the author's conversions lead.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.equalTo, resolvers: Array(resolvers()), mappingTransform)
    }
}

/// Finds entities of which a property doesn't have a value.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable,
    PropertyType: Sendable
{
    /// Makes a condition of the value.
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init(.notEqualTo, mappingTransform)
    }

    /// Makes a condition of the value, to which the author's conversions lead.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.notEqualTo, resolvers: Array(resolvers()), mappingTransform)
    }
}
