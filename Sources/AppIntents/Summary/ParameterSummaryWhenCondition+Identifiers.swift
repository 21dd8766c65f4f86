// Conditions on the identifiers of entities.
extension ParameterSummaryWhenCondition {
    /// Creates a summary that depends on whether an entity is among several.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: OneOfComparisonOperator, _ values: [String],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            (current as? Parameter.Value.ValueType).map {
                values.contains($0.id.entityIdentifierString)
            } ?? false
        }
    }

    /// Creates a summary that depends on whether an entity is among several.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [Parameter.Value.ValueType.ID],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity,
        Parameter.Value.ValueType.ID == Int
    {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            (current as? Parameter.Value.ValueType).map { values.contains($0.id) } ?? false
        }
    }

    /// Creates a summary that depends on whether an entity is a given one.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: EquatableComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let entity = current as? Parameter.Value.ValueType else {
                return comparisonOperator == .notEqualTo
            }
            return comparisonOperator.holds(entity.id.entityIdentifierString, value)
        }
    }

    /// Creates a summary that depends on whether an entity is a given one.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: EquatableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity,
        Parameter.Value.ValueType.ID == Int
    {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let entity = current as? Parameter.Value.ValueType else {
                return comparisonOperator == .notEqualTo
            }
            return comparisonOperator.holds(entity.id, value)
        }
    }

    /// Creates a summary that depends on the text of the identifier of an entity.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let entity = current as? Parameter.Value.ValueType else {
                return comparisonOperator == .doesNotContain
            }
            return comparisonOperator.holds(entity.id.entityIdentifierString, value)
        }
    }

    /// Creates a summary that depends on the order of an entity's identifier and another.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: ComparableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity,
        Parameter.Value.ValueType.ID == Int
    {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let entity = current as? Parameter.Value.ValueType else { return false }
            return comparisonOperator.holds(entity.id, value)
        }
    }

    /// Creates a summary that depends on the text of an entity's identifier; only the key path
    /// names the intent.
    @_disfavoredOverload
    public init<IntentType, Parameter>(
        _ keyPath: KeyPath<IntentType, Parameter>,
        identifier comparisonOperator: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where IntentType: AppIntent, Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let entity = current as? Parameter.Value.ValueType else {
                return comparisonOperator == .doesNotContain
            }
            return comparisonOperator.holds(entity.id.entityIdentifierString, value)
        }
    }

    /// Creates a summary that depends on the order of an entity's identifier and another; only the
    /// key path names the intent.
    @_disfavoredOverload
    public init<IntentType, Parameter>(
        _ keyPath: KeyPath<IntentType, Parameter>,
        identifier comparisonOperator: ComparableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        IntentType: AppIntent, Parameter: AnyIntentValue,
        Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int
    {
        self.init(keyPath, when: when(), otherwise: otherwise()) { current in
            guard let entity = current as? Parameter.Value.ValueType else { return false }
            return comparisonOperator.holds(entity.id, value)
        }
    }
}
