/// The summary of a switch for some of the parameter's values.
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    private let values: [Value]
    private let summary: Summary

    /// Creates a case for one value.
    public init(
        _ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
    ) {
        self.values = [value]
        self.summary = parameterSummary()
    }

    /// Creates a case for several values.
    public init(
        _ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
    ) {
        self.values = value
        self.summary = parameterSummary()
    }
}

extension ParameterSummaryCaseCondition: OutlinedSwitchCase {
    func branches(
        reading value: @escaping (any AppIntent, IntentWidgetFamily?) -> (any _IntentValue)?
    ) -> [SummaryOutline.Branch] {
        let values = values
        return [
            SummaryOutline.Branch(
                applies: { intent, family in
                    let current = value(intent, family)
                    return values.contains { isSameValue(current, $0) }
                },
                outline: summary.outline)
        ]
    }
}

/// Compares values whose static type isn't `Equatable`: primitive values, enums and optionals of
/// them are equatable; entities are equal if their identifiers are.
private func isSameValue(_ current: (any _IntentValue)?, _ given: any _IntentValue) -> Bool {
    func equals<Value>(_ given: Value) -> Bool where Value: Equatable {
        (current as? Value) == given
    }
    func identifies<Value>(_ given: Value) -> Bool where Value: AppEntity {
        (current as? Value)?.id == given.id
    }
    // A case may name an absent value: `Case(nil)` of an optional parameter.
    if let optional = given as? any OptionalValue {
        guard let wrapped = optional.wrappedValue else { return current == nil }
        return isSameValue(current, wrapped)
    }
    switch given {
    case let given as any AppEntity: return identifies(given)
    case let given as any Equatable: return equals(given)
    default: return false
    }
}
