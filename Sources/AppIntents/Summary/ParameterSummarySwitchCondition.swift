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
    /// Makes of the parameter's value what the cases name.
    private let reading: ((any _IntentValue)?) -> (any _IntentValue)?

    /// Makes a summary that depends on the value of a parameter.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter, as in `\.$size`.
    ///   - builder: The cases, of which the last is a `DefaultCase`.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) {
        self.init(keyPath, cases: builder()) { $0 }
    }

    init(
        _ keyPath: AnyKeyPath, cases: CaseCondition,
        reading: @escaping ((any _IntentValue)?) -> (any _IntentValue)?
    ) {
        self.parameter = ParameterReference(keyPath)
        self.cases = cases
        self.reading = reading
    }
}

extension ParameterSummarySwitchCondition: OutlinedParameterSummary {
    package var summaryOutline: SummaryOutline {
        let parameter = parameter
        let reading = reading
        let cases = cases as? any OutlinedSwitchCase
        return .branches(cases?.branches { reading(parameter.value(in: $0)) } ?? [])
    }
}
