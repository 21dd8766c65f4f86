/// Finds entities of which a text begins with another.
public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: _IntentValue
{
    /// Makes a condition of the text, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Spec =
            _OwnConversions.init,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where InputType == String, PropertyType.UnwrappedType == String, Spec: ResolverSpecification {
        super.init(.hasPrefix, resolvers(), mappingTransform)
    }
}

/// Finds entities of which a text ends with another.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: _IntentValue
{
    /// Makes a condition of the text, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Spec =
            _OwnConversions.init,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where InputType == String, PropertyType.UnwrappedType == String, Spec: ResolverSpecification {
        super.init(.hasSuffix, resolvers(), mappingTransform)
    }
}
