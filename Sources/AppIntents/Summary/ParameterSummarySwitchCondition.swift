/// A summary that depends on which of several values a parameter has.
///
///     Switch(\.$size) {
///         Case(.large) { Summary("Order a large \(\.$soup)") { \.$container } }
///         DefaultCase { Summary("Order \(\.$soup)") }
///     }
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary
where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
    private let parameter: ParameterReference
    private let cases: CaseCondition

    /// Makes a summary that depends on the value of a parameter.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter, as in `\.$size`.
    ///   - builder: The cases, of which the last is a `DefaultCase`.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) {
        self.parameter = ParameterReference(keyPath)
        self.cases = builder()
    }
}

extension ParameterSummarySwitchCondition: OutlinedParameterSummary {
    package var summaryOutline: SummaryOutline {
        let parameter = parameter
        let cases = cases as? any OutlinedSwitchCase
        return .branches(cases?.branches(reading: parameter.value(in:)) ?? [])
    }
}
