/// A summary that depends on a condition on the value of a parameter.
///
///     When(\.$quantity, .greaterThan, 10) {
///         Summary("Cater \(\.$soup)") { \.$quantity }
///     } otherwise: {
///         Summary("Order \(\.$soup)")
///     }
///
/// Unspecified by Apple; a parameter without a value meets no condition but `.hasNoValue`,
/// `.notEqualTo` and `.doesNotContain`.
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary
where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
    private let condition: (any AppIntent) -> Bool
    private let when: WhenCondition
    private let otherwise: Otherwise

    /// Makes a summary of a condition on the value of a parameter, which may be absent.
    init(
        _ parameter: AnyKeyPath,
        when: WhenCondition,
        otherwise: Otherwise,
        condition: @escaping ((any _IntentValue)?) -> Bool
    ) {
        let parameter = ParameterReference(parameter)
        self.condition = { condition(parameter.value(in: $0)) }
        self.when = when
        self.otherwise = otherwise
    }
}

extension ParameterSummaryWhenCondition: OutlinedParameterSummary {
    package var summaryOutline: SummaryOutline {
        .branches([
            SummaryOutline.Branch(applies: condition, outline: when.outline),
            SummaryOutline.Branch(applies: { _ in true }, outline: otherwise.outline),
        ])
    }
}
