package import _Localization

/// The reason why an item of a board shows no value or view; programs read the names of the cases.
package enum BoardProblem: String, Sendable, Hashable, Encodable {
    /// A person has to configure it first.
    case unconfigured
    /// A person has to configure it again: the app no longer has the configured value.
    case outdated
    /// The app no longer offers widgets of this kind, or not in this family.
    case withdrawn
    case empty
    /// The provider failed; the log has the reason.
    case failed

    package var needsConfiguration: Bool { self == .unconfigured || self == .outdated }

    package var text: LocalizedStringResource {
        switch self {
        case .unconfigured: .init(system: "Not set up yet")
        case .outdated: .init(system: "What it showed is no longer there")
        case .withdrawn: .init(system: "The app no longer has this widget")
        case .empty: .init(system: "Nothing to show now")
        case .failed: .init(system: "Not available")
        }
    }
}
