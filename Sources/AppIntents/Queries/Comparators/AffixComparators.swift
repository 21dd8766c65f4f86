/// Finds entities of which a text begins with another.
public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: _IntentValue
{
    /// Makes a condition of the text.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where Property: EntityProperty<String>, PropertyType == String, InputType == String {
        super.init(.hasPrefix, mappingTransform)
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
        super.init(.hasPrefix, resolvers: Array(resolvers()), mappingTransform)
    }

    /// Makes a condition of the text, for a property that may have none.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: ExpressibleByNilLiteral, InputType == String,
        PropertyType.UnwrappedType == String
    {
        super.init(.hasPrefix, mappingTransform)
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
        super.init(.hasPrefix, resolvers: Array(resolvers()), mappingTransform)
    }
}

/// Finds entities of which a text ends with another.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: _IntentValue
{
    /// Makes a condition of the text.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where Property: EntityProperty<String>, PropertyType == String, InputType == String {
        super.init(.hasSuffix, mappingTransform)
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
        super.init(.hasSuffix, resolvers: Array(resolvers()), mappingTransform)
    }

    /// Makes a condition of the text, for a property that may have none.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: ExpressibleByNilLiteral, InputType == String,
        PropertyType.UnwrappedType == String
    {
        super.init(.hasSuffix, mappingTransform)
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
        super.init(.hasSuffix, resolvers: Array(resolvers()), mappingTransform)
    }
}
