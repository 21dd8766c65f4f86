public import Foundation

/// A comparator that finds entities with a text that contains another, or a list that contains a value.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>:
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
        super.init(.contains, resolvers(), mappingTransform)
    }

    /// Creates a condition from the attributed text, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        InputType == AttributedString, PropertyType.UnwrappedType == AttributedString,
        Spec: ResolverSpecification
    {
        super.init(.contains, resolvers(), mappingTransform)
    }

    /// Creates a condition from the element, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType.UnwrappedType: _SequenceIntentValue, PropertyType.UnwrappedType: Sequence,
        InputType: Equatable, InputType == PropertyType.UnwrappedType.Element,
        Spec: ResolverSpecification
    {
        super.init(.contains, resolvers(), mappingTransform)
    }
}
