/// The cases of a switch in order.
public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType>:
    _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue {
    /// The list of cases has no summary; each case has one.
    public typealias Summary = Never

    private let cases: [any _ParameterSummarySwitchCase]

    init(_ cases: [any _ParameterSummarySwitchCase]) {
        self.cases = cases
    }
}

extension ParameterSummaryTupleCaseCondition: OutlinedSwitchCase {
    func branches(
        reading value: @escaping (any AppIntent, IntentWidgetFamily?) -> (any _IntentValue)?
    ) -> [SummaryOutline.Branch] {
        cases.flatMap { ($0 as? any OutlinedSwitchCase)?.branches(reading: value) ?? [] }
    }
}
