/// A comparison by order.
public enum ComparableComparisonOperator: Hashable, Sendable {
    /// The value comes before the given one.
    case lessThan

    /// The value comes before the given one or is equal to it.
    case lessThanOrEqualTo

    /// The value comes after the given one.
    case greaterThan

    /// The value comes after the given one or is equal to it.
    case greaterThanOrEqualTo
}

extension ComparableComparisonOperator {
    func holds<Value>(_ value: Value, _ given: Value) -> Bool where Value: Comparable {
        switch self {
        case .lessThan: value < given
        case .lessThanOrEqualTo: value <= given
        case .greaterThan: value > given
        case .greaterThanOrEqualTo: value >= given
        }
    }
}
