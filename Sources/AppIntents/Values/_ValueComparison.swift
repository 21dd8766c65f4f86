/// A way to compare a value with the person's value: a filter of the find action.
public enum _ValueComparison: String, Sendable, Hashable, CaseIterable {
    /// The value is equal to the given one.
    case equalTo = "is"
    /// The value differs from the given one.
    case notEqualTo = "isNot"
    /// The text contains the given one, or the list the given element.
    case contains
    /// The text begins with the given one.
    case hasPrefix = "startsWith"
    /// The text ends with the given one.
    case hasSuffix = "endsWith"
    /// The value is less.
    case lessThan
    /// The value is less or equal.
    case lessThanOrEqualTo = "atMost"
    /// The value is greater.
    case greaterThan
    /// The value is greater or equal.
    case greaterThanOrEqualTo = "atLeast"
    /// The value is neither less than the first nor greater than the second given one.
    case isBetween = "between"
    /// There is a value.
    case hasValue
    /// There is no value.
    case hasNoValue

    /// The number of values that a person gives.
    package var inputCount: Int {
        switch self {
        case .hasValue, .hasNoValue: 0
        case .isBetween: 2
        case .equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix, .lessThan, .greaterThan,
            .lessThanOrEqualTo, .greaterThanOrEqualTo:
            1
        }
    }

    /// The comparisons of values that have an order.
    static let ordered: [_ValueComparison] = [
        .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
        .isBetween,
    ]
}
