/// A comparator of one property, without the type that it compares with.
public struct AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable
{
    let comparator: QueryComparator<ComparatorMappingType>
}

/// A builder that collects the comparators of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
>
where
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue, PropertyType: Sendable
{
    /// Takes a comparator with values of the property's type.
    public static func buildExpression(
        _ expression: EntityQueryComparator<
            Property, PropertyType, PropertyType, ComparatorMappingType
        >
    ) -> AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType> {
        AnyEntityQueryComparator(comparator: expression.comparator)
    }

    /// Takes a comparator of an optional property with values that aren't optional.
    public static func buildExpression(
        _ expression: EntityQueryComparator<
            Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
        >
    ) -> AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    where PropertyType: ExpressibleByNilLiteral {
        AnyEntityQueryComparator(comparator: expression.comparator)
    }

    /// Takes a comparator with a part of the value.
    public static func buildExpression<InputType>(
        _ expression: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    where InputType: _IntentValue {
        AnyEntityQueryComparator(comparator: expression.comparator)
    }

    /// Takes a comparator with two values.
    public static func buildExpression<InputType>(
        _ expression: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    where InputType: Comparable, InputType == PropertyType.UnwrappedType {
        AnyEntityQueryComparator(comparator: expression.comparator)
    }

    /// Lists the comparators in the order of the source.
    public static func buildBlock(
        _ components: AnyEntityQueryComparator<
            Entity, Subject, Property, PropertyType, ComparatorMappingType
        >...
    ) -> [AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >] {
        components
    }
}
