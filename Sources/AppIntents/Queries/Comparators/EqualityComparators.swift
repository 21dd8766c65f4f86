/// Finds entities of which a property has a value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable,
    PropertyType: Sendable
{
    /// Makes a condition of the value, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.equalTo, resolvers(), mappingTransform)
    }
}

/// Finds entities of which a property doesn't have a value.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable,
    PropertyType: Sendable
{
    /// Makes a condition of the value, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.notEqualTo, resolvers(), mappingTransform)
    }
}
