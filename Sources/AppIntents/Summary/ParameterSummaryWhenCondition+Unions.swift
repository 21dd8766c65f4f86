// Conditions on the kinds of union values.
extension ParameterSummaryWhenCondition {
    /// Creates a summary that depends on the kind of a union value, which may be optional.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType.ValueType.Cases,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        ValueType == Parameter.Value, Parameter: AnyIntentValue,
        ValueType.ValueType: AppUnionValue
    {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            isOfKind(current, value) == (comparisonOperator == .equalTo)
        }
    }

    /// Creates a summary that depends on whether the kind of a union value is among several.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [ValueType.ValueType.Cases],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        ValueType == Parameter.Value, Parameter: AnyIntentValue,
        ValueType.ValueType: AppUnionValue
    {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            values.contains { isOfKind(current, $0) }
        }
    }
}

extension ParameterSummarySwitchCondition {
    /// Creates a summary that depends on the kind of a union value.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.ValueType.Cases> _ builder: () -> CaseCondition
    ) where Value: Sendable, Value.ValueType: AppUnionValue {
        self.init(keyPath, cases: builder()) { value in
            guard let union = value as? any _IntentValueRepresentable else { return nil }
            return Value.ValueType.Cases.allCases.first {
                $0.rawValue.description == union._unionCase
            }
        }
    }
}

/// Returns whether a value is of a kind; an absent one is of none.
private func isOfKind(
    _ value: (any _IntentValue)?, _ kind: some AppUnionValueCasesProviding
) -> Bool {
    (value as? any _IntentValueRepresentable)?._unionCase == kind.rawValue.description
}
