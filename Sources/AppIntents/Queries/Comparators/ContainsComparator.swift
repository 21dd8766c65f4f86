public import Foundation

/// Finds entities of which a text contains another, or a list a value.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>:
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
        super.init(.contains, resolvers(), mappingTransform)
    }

    /// Makes a condition of the text with attributes, to which the author's conversions lead if there are any.
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

    /// Makes a condition of the element, to which the author's conversions lead if there are any.
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
