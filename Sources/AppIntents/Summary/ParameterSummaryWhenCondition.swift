/// A summary that depends on a condition on the value of a parameter.
///
///     When(\.$quantity, .greaterThan, 10) {
///         Summary("Cater \(\.$soup)") { \.$quantity }
///     } otherwise: {
///         Summary("Order \(\.$soup)")
///     }
///
/// Each initializer takes the parameter (`keyPath`, as in `\.$soup`), the comparison and what to
/// compare with, the summary if the condition holds (`when`), and the summary if it doesn't
/// (`otherwise`).
///
/// Unspecified by Apple; a parameter without a value meets no condition but `.hasNoValue`,
/// `.notEqualTo` and `.doesNotContain`.
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary
where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
    private let condition: (any AppIntent, IntentWidgetFamily?) -> Bool
    private let when: WhenCondition
    private let otherwise: Otherwise

    /// Creates a summary of a condition on the value of a parameter, which may be optional.
    init(
        _ parameter: AnyKeyPath,
        when: WhenCondition,
        otherwise: Otherwise,
        condition: @escaping ((any _IntentValue)?) -> Bool
    ) {
        let parameter = ParameterReference(parameter)
        self.condition = { intent, _ in condition(parameter.value(in: intent)) }
        self.when = when
        self.otherwise = otherwise
    }

    /// Creates a summary of a condition on the widget that the intent configures.
    private init(
        when: WhenCondition, otherwise: Otherwise,
        family condition: @escaping (IntentWidgetFamily?) -> Bool
    ) {
        self.condition = { _, family in condition(family) }
        self.when = when
        self.otherwise = otherwise
    }
}

extension ParameterSummaryWhenCondition: OutlinedParameterSummary {
    package var summaryOutline: SummaryOutline {
        .branches([
            SummaryOutline.Branch(applies: condition, outline: when.outline),
            SummaryOutline.Branch(applies: { _, _ in true }, outline: otherwise.outline),
        ])
    }
}

extension ParameterSummaryWhenCondition {
    /// Creates a summary that depends on whether the widget that the intent configures is of a
    /// family.
    ///
    /// Unspecified by Apple; without a widget there is no family, which differs from every family.
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(when: when(), otherwise: otherwise()) { family in
            (family == value) == (comparisonOperator == .equalTo)
        }
    }

    /// Creates a summary that depends on whether the widget that the intent configures is of one of
    /// several families.
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(when: when(), otherwise: otherwise()) { family in
            family.map(values.contains) ?? false
        }
    }
}
