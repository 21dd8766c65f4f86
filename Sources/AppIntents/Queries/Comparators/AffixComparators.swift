/// A comparator that finds entities with a text that begins with another.
public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: _IntentValue
{
    /// Creates a condition from the text, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Spec =
            _OwnConversions.init,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where InputType == String, PropertyType.UnwrappedType == String, Spec: ResolverSpecification {
        super.init(.hasPrefix, resolvers(), mappingTransform)
    }
}

/// A comparator that finds entities with a text that ends with another.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: _IntentValue
{
    /// Creates a condition from the text, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Spec =
            _OwnConversions.init,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where InputType == String, PropertyType.UnwrappedType == String, Spec: ResolverSpecification {
        super.init(.hasSuffix, resolvers(), mappingTransform)
    }
}
