/// The parameters that a person is offered in a form before an intent is performed.
public enum FormMode: String, Sendable, Hashable, Codable {
    /// Those that need a value and have none; there is no form if all have one.
    case missing
    /// All of them, if one needs a value and has none; else there is no form.
    case whole
    /// All of them, before anything is performed.
    case first
    /// The same; where there are none, the person is asked to continue.
    case always
}
