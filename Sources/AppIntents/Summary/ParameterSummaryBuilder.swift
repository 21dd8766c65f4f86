/// A builder that takes the summary of a branch.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> where Intent: AppIntent {
    /// Names the intent, so that the key paths in the summary need no root.
    public static func buildExpression<Summary>(_ expression: Summary) -> Summary
    where Intent == Summary.Intent, Summary: ParameterSummary {
        expression
    }

    /// Returns the summary.
    public static func buildBlock<Summary>(_ block: Summary) -> Summary
    where Intent == Summary.Intent, Summary: ParameterSummary {
        block
    }
}
