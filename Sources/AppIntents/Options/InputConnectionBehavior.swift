/// A parameter's way to take its value from the action before, where actions are chained.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// The system decides.
    case `default`

    /// The parameter takes the result of the action before.
    case connectToPreviousIntentResult

    /// The parameter never takes a result.
    case never
}
