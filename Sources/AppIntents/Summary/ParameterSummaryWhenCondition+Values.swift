// Conditions on values.
extension ParameterSummaryWhenCondition {
    /// Creates a summary that depends on whether a value equals another.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType: Equatable, ValueType == Parameter.Value, Parameter: AnyIntentValue {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let current = current as? ValueType else {
                return comparisonOperator == .notEqualTo
            }
            return comparisonOperator.holds(current, value)
        }
    }

    /// Creates a summary that depends on whether an optional value equals another.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        ValueType: ExpressibleByNilLiteral, ValueType == Parameter.Value, Parameter: AnyIntentValue,
        ValueType.ValueType: Equatable
    {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let current = current as? ValueType.ValueType else {
                return comparisonOperator == .notEqualTo
            }
            return comparisonOperator.holds(current, value)
        }
    }

    /// Creates a summary that depends on whether a value is among several.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [ValueType.ValueType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where ValueType == Parameter.Value, Parameter: AnyIntentValue, ValueType.ValueType: Equatable {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            (current as? ValueType.ValueType).map(values.contains) ?? false
        }
    }

    /// Creates a summary that depends on the order of two values.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType: Comparable, ValueType == Parameter.Value, Parameter: AnyIntentValue {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let current = current as? ValueType else { return false }
            return comparisonOperator.holds(current, value)
        }
    }

    /// Creates a summary that depends on the order of an optional value and another.
    public init<Value, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        Value: ExpressibleByNilLiteral, Value == Parameter.Value, Parameter: AnyIntentValue,
        Value.ValueType: Comparable
    {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let current = current as? Value.ValueType else { return false }
            return comparisonOperator.holds(current, value)
        }
    }

    /// Creates a summary that depends on whether a parameter has a value.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue {
        self.init(keyPath, when: when(), otherwise: otherwise()) { value in
            switch comparisonOperator {
            case .hasAnyValue: value != nil
            case .hasNoValue: value == nil
            }
        }
    }
}
