/// Asks whether a value is among several.
public enum OneOfComparisonOperator: Hashable, Sendable {
    /// The value is one of the given ones.
    case oneOf
}
