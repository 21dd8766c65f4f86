extension AppEntity {
    /// Entities can only be compared for equality.
    public static var _comparisons: [_ValueComparison] { [.equalTo, .notEqualTo] }

    /// Entities have no order.
    public static var _precedes: ((Self, Self) -> Bool)? { nil }

    /// Returns whether two values have the same identifier, whatever else differs.
    public static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Self) -> Bool)? {
        guard inputs.count == 1, let given = (inputs[0] as? Self)?.id else { return nil }
        return switch comparison {
        case .equalTo: { $0.id == given }
        case .notEqualTo: { $0.id != given }
        default: nil
        }
    }
}
