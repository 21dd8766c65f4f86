/// The words for a Boolean value.
public enum OSLogBoolFormat: Sendable {
    /// The words `true` and `false`.
    case truth
    /// The words `YES` and `NO`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}
