/// A test for the presence of a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
    /// There is a value.
    case hasAnyValue

    /// There is no value.
    case hasNoValue
}
