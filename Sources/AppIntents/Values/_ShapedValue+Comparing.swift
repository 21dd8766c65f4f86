extension _ShapedValue {
    /// By default, values with an order are compared by it, and others for equality.
    public static var _comparisons: [_ValueComparison] {
        Self.self is any Comparable.Type ? _ValueComparison.ordered : [.equalTo, .notEqualTo]
    }

    /// By default, the order of the type, if it has one.
    public static var _precedes: ((Self, Self) -> Bool)? {
        (Self.self as? any Comparable.Type).flatMap { ordering(of: $0) }
    }

    /// Makes a test for the comparison's values; `nil` if the type has no such comparison, or for
    /// values of another type.
    public static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Self) -> Bool)? {
        orderedTest(comparison, inputs)
    }

    /// Returns the test of a type by its order and its equality.
    static func orderedTest(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Self) -> Bool)? {
        let given = inputs.compactMap { $0 as? Self }
        guard given.count == inputs.count, given.count == comparison.inputCount else { return nil }
        switch comparison {
        case .equalTo: return sameness(as: given[0])
        case .notEqualTo: return sameness(as: given[0]).map { isSame in { !isSame($0) } }
        case .lessThan: return _precedes.map { precedes in { precedes($0, given[0]) } }
        case .greaterThan: return _precedes.map { precedes in { precedes(given[0], $0) } }
        case .lessThanOrEqualTo: return _precedes.map { precedes in { !precedes(given[0], $0) } }
        case .greaterThanOrEqualTo: return _precedes.map { precedes in { !precedes($0, given[0]) } }
        case .isBetween:
            return _precedes.map { precedes in
                { !precedes($0, given[0]) && !precedes(given[1], $0) }
            }
        case .contains, .hasPrefix, .hasSuffix, .hasValue, .hasNoValue: return nil
        }
    }

    private static func sameness(as given: Self) -> ((Self) -> Bool)? {
        if let type = Self.self as? any Equatable.Type { return equality(of: type, given) }
        let data = given._data
        return { $0._data == data }
    }

    // The type is `Self`, which is comparable, so the cast of the function always succeeds.
    private static func ordering<Value: Comparable>(of _: Value.Type) -> ((Self, Self) -> Bool)? {
        let precedes: (Value, Value) -> Bool = { $0 < $1 }
        return precedes as Any as? (Self, Self) -> Bool
    }

    private static func equality<Value: Equatable>(
        of _: Value.Type, _ given: Self
    ) -> ((Self) -> Bool)? {
        guard let given = given as? Value else { return nil }
        let isSame: (Value) -> Bool = { $0 == given }
        return isSame as Any as? (Self) -> Bool
    }
}
