/// The rule for connecting a parameter to the result of the previous action, if actions are
/// chained.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// The system decides.
    case `default`

    /// The parameter takes the result of the previous action.
    case connectToPreviousIntentResult

    /// The parameter never takes a result.
    case never
}
