/// The parameters that a person is offered in a form before an intent is performed.
public enum FormMode: String, Sendable, Hashable, Codable {
    /// The parameters that need a value and have none; there is no form if all have one.
    case missing
    /// All parameters, if one needs a value and has none; otherwise there is no form.
    case whole
    /// All parameters, before anything is performed.
    case first
    /// All parameters, before anything is performed; if there are none, the person is asked to
    /// continue.
    case always
}
