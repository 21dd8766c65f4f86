/// A way to compare a property with what a person gives, and what the query makes of it.
///
/// Its subclasses are Apple's comparators; an author uses those.
public class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    InputType: _IntentValue
{
    let comparator: QueryComparator<ComparatorMappingType>

    /// Compares with one value.
    init(
        _ comparison: _ValueComparison, _ resolvers: some ResolverSpecification,
        _ transform: @escaping (InputType) -> ComparatorMappingType
    ) {
        comparator = QueryComparator(
            comparison: comparison, inputType: InputType.self, resolvers: Array(resolvers)
        ) { inputs in
            guard inputs.count == 1, let input = inputs[0] as? InputType else { return nil }
            return transform(input)
        }
    }

    /// Compares with two values.
    init(
        _ comparison: _ValueComparison, _ resolvers: some ResolverSpecification,
        _ transform: @escaping (InputType, InputType) -> ComparatorMappingType
    ) {
        comparator = QueryComparator(
            comparison: comparison, inputType: InputType.self, resolvers: Array(resolvers)
        ) { inputs in
            guard inputs.count == 2, let first = inputs[0] as? InputType,
                let second = inputs[1] as? InputType
            else { return nil }
            return transform(first, second)
        }
    }
}

/// A comparator of a query, seen without the types of its property.
package struct QueryComparator<ComparatorMappingType> {
    /// The comparison that a person chooses.
    package let comparison: _ValueComparison
    /// The type of the values that the property is compared with.
    package let inputType: any _IntentValue.Type
    /// The author's conversions of other values into those.
    package let resolvers: [any Resolver]
    /// Makes the author's condition of the values; `nil` for values of another type or number.
    package let condition: ([any _IntentValue]) -> ComparatorMappingType?
}
