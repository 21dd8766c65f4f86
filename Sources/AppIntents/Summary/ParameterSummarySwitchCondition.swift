/// A summary that depends on the value of a parameter; the last case is a `DefaultCase`.
///
///     Switch(\.$size) {
///         Case(.large) { Summary("Order a large \(\.$soup)") { \.$container } }
///         DefaultCase { Summary("Order \(\.$soup)") }
///     }
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary
where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
    private let cases: CaseCondition
    /// Reads the value that the cases compare, from an intent or from the widget that it
    /// configures.
    private let reading: (any AppIntent, IntentWidgetFamily?) -> (any _IntentValue)?

    /// Creates a summary that depends on the value of a parameter.
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
        let parameter = ParameterReference(keyPath)
        self.cases = cases
        self.reading = { intent, _ in reading(parameter.value(in: intent)) }
    }

    /// The subject of a switch over the family of the widget that the intent configures.
    public enum WidgetFamily: Equatable, Hashable {
        /// The family of the widget.
        case widgetFamily
    }

    /// Creates a summary that depends on the family of the widget that the intent configures.
    ///
    /// Unspecified by Apple; without a widget, the `DefaultCase` applies.
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        cases = builder()
        reading = { _, family in family }
    }
}

extension ParameterSummarySwitchCondition: OutlinedParameterSummary {
    package var summaryOutline: SummaryOutline {
        let cases = cases as? any OutlinedSwitchCase
        return .branches(cases?.branches(reading: reading) ?? [])
    }
}
