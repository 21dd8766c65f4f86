/// A builder that joins the cases of a switch, with the default last.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent, Value>
where Intent: AppIntent, Value: _IntentValue {
    /// Names the intent and the type of the value, so that cases need no further annotation.
    public static func buildExpression<C0>(_ expression: C0) -> C0
    where Intent == C0.Intent, Value == C0.Value, C0: _ParameterSummarySwitchCase {
        expression
    }

    /// The cases before the default, each with its type.
    public struct _Cases<each C> {
        fileprivate let cases: [any _ParameterSummarySwitchCase]
    }

    /// Begins the cases.
    public static func buildPartialBlock<C0>(first: C0) -> _Cases<C0>
    where C0: _ParameterSummarySwitchCase {
        _Cases(cases: [first])
    }

    /// Adds a case.
    public static func buildPartialBlock<each C, Next>(
        accumulated: _Cases<repeat each C>, next: Next
    ) -> _Cases<repeat each C, Next> where Next: _ParameterSummarySwitchCase {
        _Cases(cases: accumulated.cases + [next])
    }

    /// Ends the cases with the default.
    public static func buildPartialBlock<each C, DefaultSummary>(
        accumulated: _Cases<repeat each C>,
        next: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (repeat each C, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    > where DefaultSummary: ParameterSummary {
        ParameterSummaryTupleCaseCondition(accumulated.cases + [next])
    }

    /// Returns the cases with their default.
    public static func buildFinalResult<Cases>(
        _ cases: ParameterSummaryTupleCaseCondition<Intent, Value, Cases>
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, Cases> {
        cases
    }

    /// Unavailable: a switch has cases, and then a default.
    @available(
        *, unavailable, message: "A Switch ends with a DefaultCase, after at least one Case."
    )
    public static func buildFinalResult<each C>(
        _ cases: _Cases<repeat each C>
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each C)> {
        ParameterSummaryTupleCaseCondition(cases.cases)
    }
}
