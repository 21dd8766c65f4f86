/// A comparison for equality.
public enum EquatableComparisonOperator: Hashable, Sendable {
    /// The value is equal to the given one.
    case equalTo

    /// The value differs from the given one.
    case notEqualTo
}

extension EquatableComparisonOperator {
    func holds<Value>(_ value: Value, _ given: Value) -> Bool where Value: Equatable {
        switch self {
        case .equalTo: value == given
        case .notEqualTo: value != given
        }
    }
}
