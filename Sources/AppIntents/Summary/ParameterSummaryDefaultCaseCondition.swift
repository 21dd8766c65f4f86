/// The summary of a switch if no other case applies.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>:
    _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    private let summary: Summary

    /// Creates the default.
    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        self.summary = parameterSummary()
    }
}

extension ParameterSummaryDefaultCaseCondition: OutlinedSwitchCase {
    func branches(
        reading value: @escaping (any AppIntent, IntentWidgetFamily?) -> (any _IntentValue)?
    ) -> [SummaryOutline.Branch] {
        [SummaryOutline.Branch(applies: { _, _ in true }, outline: summary.outline)]
    }
}
