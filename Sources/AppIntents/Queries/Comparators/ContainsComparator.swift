public import Foundation

/// Finds entities of which a text contains another, or a list a value.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: _IntentValue
{
    /// Makes a condition of the text.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where Property: EntityProperty<String>, PropertyType == String, InputType == String {
        super.init(.contains, mappingTransform)
    }

    /// Makes a condition of the text, to which the author's conversions lead.
    public init<Spec>(
        @ResolverSpecificationBuilder<String.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        Property: EntityProperty<String>, PropertyType == String, InputType == String,
        Spec: ResolverSpecification
    {
        super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
    }

    /// Makes a condition of the text, for a property that may have none.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: ExpressibleByNilLiteral, InputType == String,
        PropertyType.UnwrappedType == String
    {
        super.init(.contains, mappingTransform)
    }

    /// Makes a condition of the text, for a property that may have none, to which the author's conversions lead.
    public init<Spec>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType: ExpressibleByNilLiteral, InputType == String,
        PropertyType.UnwrappedType == String, Spec: ResolverSpecification
    {
        super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
    }

    /// Makes a condition of the text with attributes.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        Property: EntityProperty<AttributedString>, PropertyType == AttributedString,
        InputType == AttributedString
    {
        super.init(.contains, mappingTransform)
    }

    /// Makes a condition of the text with attributes, to which the author's conversions lead.
    public init<Spec>(
        @ResolverSpecificationBuilder<AttributedString.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        Property: EntityProperty<AttributedString>, PropertyType == AttributedString,
        InputType == AttributedString, Spec: ResolverSpecification
    {
        super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
    }

    /// Makes a condition of the text with attributes, for a property that may have none.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: ExpressibleByNilLiteral, InputType == AttributedString,
        PropertyType.UnwrappedType == AttributedString
    {
        super.init(.contains, mappingTransform)
    }

    /// Makes a condition of the text with attributes, for a property that may have none, to which the author's conversions lead.
    public init<Spec>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers resolvers:
            @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType: ExpressibleByNilLiteral, InputType == AttributedString,
        PropertyType.UnwrappedType == AttributedString, Spec: ResolverSpecification
    {
        super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
    }

    /// Makes a condition of the element.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: _SequenceIntentValue, PropertyType: Sequence, InputType: Equatable,
        InputType == PropertyType.Element
    {
        super.init(.contains, mappingTransform)
    }

    /// Makes a condition of the element, to which the author's conversions lead.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType: _SequenceIntentValue, PropertyType: Sequence, InputType: Equatable,
        InputType == PropertyType.Element, Spec: ResolverSpecification
    {
        super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
    }

    /// Makes a condition of the element, for a property that may have no list.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: ExpressibleByNilLiteral, InputType: Equatable,
        InputType == PropertyType.UnwrappedType.Element,
        PropertyType.UnwrappedType: _SequenceIntentValue, PropertyType.UnwrappedType: Sequence
    {
        super.init(.contains, mappingTransform)
    }

    /// Makes a condition of the element, for a property that may have no list, to which the author's conversions lead.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType: ExpressibleByNilLiteral, InputType: Equatable,
        InputType == PropertyType.UnwrappedType.Element,
        PropertyType.UnwrappedType: _SequenceIntentValue, PropertyType.UnwrappedType: Sequence,
        Spec: ResolverSpecification
    {
        super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
    }
}
