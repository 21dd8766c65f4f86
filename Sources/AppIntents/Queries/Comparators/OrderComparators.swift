/// Finds entities of which a property is less than a value.
public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<
        Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Makes a condition of the value, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.lessThan, resolvers(), mappingTransform)
    }
}

/// Finds entities of which a property is at most a value.
public final class LessThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<
        Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Makes a condition of the value, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.lessThanOrEqualTo, resolvers(), mappingTransform)
    }
}

/// Finds entities of which a property is greater than a value.
public final class GreaterThanComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<
        Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Makes a condition of the value, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.greaterThan, resolvers(), mappingTransform)
    }
}

/// Finds entities of which a property is at least a value.
public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<
        Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Makes a condition of the value, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.greaterThanOrEqualTo, resolvers(), mappingTransform)
    }
}

/// Finds entities of which a property lies between two values.
public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: Comparable, InputType == PropertyType.UnwrappedType
{
    /// Makes a condition of the least and the greatest value, to which the author's conversions lead if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<InputType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.isBetween, resolvers(), mappingTransform)
    }
}
