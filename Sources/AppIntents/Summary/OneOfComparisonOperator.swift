/// A test for membership in several values.
public enum OneOfComparisonOperator: Hashable, Sendable {
    /// The value is one of the given ones.
    case oneOf
}
