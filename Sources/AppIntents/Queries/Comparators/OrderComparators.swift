/// A comparator that finds entities with a property less than a value.
public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<
        Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a condition from the value, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.lessThan, resolvers(), mappingTransform)
    }
}

/// A comparator that finds entities with a property of at most a value.
public final class LessThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<
        Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a condition from the value, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.lessThanOrEqualTo, resolvers(), mappingTransform)
    }
}

/// A comparator that finds entities with a property greater than a value.
public final class GreaterThanComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<
        Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a condition from the value, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.greaterThan, resolvers(), mappingTransform)
    }
}

/// A comparator that finds entities with a property of at least a value.
public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
    EntityQueryComparator<
        Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a condition from the value, after the author's conversions if there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.greaterThanOrEqualTo, resolvers(), mappingTransform)
    }
}

/// A comparator that finds entities with a property between two values.
public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: Comparable, InputType == PropertyType.UnwrappedType
{
    /// Creates a condition from the least and the greatest value, after the author's conversions if
    /// there are any.
    public init<Spec>(
        @ResolverSpecificationBuilder<InputType> withResolvers resolvers:
            @escaping () -> Spec = _OwnConversions.init,
        mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init(.isBetween, resolvers(), mappingTransform)
    }
}
