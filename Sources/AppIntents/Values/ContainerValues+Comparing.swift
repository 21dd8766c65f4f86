extension Optional where Wrapped: _IntentValue {
    /// The comparisons of the value, and of its absence.
    public static var _comparisons: [_ValueComparison] {
        Wrapped._comparisons + [.hasValue, .hasNoValue]
    }

    /// The order of the values; `nil` comes after all of them.
    public static var _precedes: ((Wrapped?, Wrapped?) -> Bool)? {
        Wrapped._precedes.map { precedes in
            { left, right in
                guard let left else { return false }
                return right.map { precedes(left, $0) } ?? true
            }
        }
    }

    /// Without a value, only “is not” and “has no value” are true.
    public static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Wrapped?) -> Bool)? {
        switch comparison {
        case .hasValue where inputs.isEmpty: return { $0 != nil }
        case .hasNoValue where inputs.isEmpty: return { $0 == nil }
        default:
            guard let passes = Wrapped._test(comparison, inputs.map(\.withoutOptional)) else {
                return nil
            }
            return { $0.map(passes) ?? (comparison == .notEqualTo) }
        }
    }
}

extension _IntentValue {
    /// The value that an optional one holds.
    fileprivate var withoutOptional: any _IntentValue {
        (self as? any OptionalValue)?.wrappedValue ?? self
    }
}

extension _SequenceIntentValue where Self: Sequence, Element: _IntentValue {
    /// Lists and sets can be tested for a value.
    public static var _comparisons: [_ValueComparison] { [.contains] }

    /// Lists and sets have no order.
    public static var _precedes: ((Self, Self) -> Bool)? { nil }

    public static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Self) -> Bool)? {
        guard comparison == .contains, let isSame = Element._test(.equalTo, inputs) else {
            return nil
        }
        return { $0.contains(where: isSame) }
    }
}
