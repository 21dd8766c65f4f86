/// The conditions under which the system asks for a confirmation.
///
/// The empty set means always.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Ask only if the request came from a source that may have misunderstood the person: here, an
    /// assistant.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1 << 0)
}
