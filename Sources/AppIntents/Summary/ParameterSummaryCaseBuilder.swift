/// Joins the cases of a switch, of which the last is the default.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent, Value>
where Intent: AppIntent, Value: _IntentValue {
    /// Names the intent and the type of the value, so that cases need no further annotation.
    public static func buildExpression<C0>(_ expression: C0) -> C0
    where Intent == C0.Intent, Value == C0.Value, C0: _ParameterSummarySwitchCase {
        expression
    }
}
