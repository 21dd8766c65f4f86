/// A comparison of a property with the person's value, and the query's condition for it.
///
/// Its subclasses are Apple's comparators; authors use those.
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
    /// The author's conversions of other values to that type.
    package let resolvers: [any Resolver]
    /// Creates the author's condition from the values; `nil` if their types or their number don't fit.
    package let condition: ([any _IntentValue]) -> ComparatorMappingType?
}
