/// A comparator that finds entities with a property equal to a value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable,
    PropertyType: Sendable
{
    /// Creates a condition from the value, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.equalTo, resolvers(), mappingTransform)
    }
}

/// A comparator that finds entities with a property not equal to a value.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable,
    PropertyType: Sendable
{
    /// Creates a condition from the value, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.notEqualTo, resolvers(), mappingTransform)
    }
}
