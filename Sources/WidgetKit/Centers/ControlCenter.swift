public import AppIntents

/// The way from an app to the system that shows its controls.
public final class ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()

    private init() {}

    /// Asks the providers of the controls of a kind for their values.
    public func reloadControls(ofKind kind: String) {
        for host in WidgetHosts.shared.hosts { host.reloadControls(ofKind: kind) }
    }

    /// Asks the providers of all controls for their values.
    public func reloadAllControls() {
        for host in WidgetHosts.shared.hosts { host.reloadControls(ofKind: nil) }
    }

    /// Reads which controls people have before them.
    public func currentControls() async throws -> [ControlInfo] {
        WidgetHosts.shared.hosts.flatMap(\.shownControls)
    }
}

/// A control that a person has before them.
public struct ControlInfo: Sendable, Identifiable {
    /// The name of the control's kind.
    public let kind: String
    private let configuration: (any AppIntent)?

    package init(kind: String, configuration: (any AppIntent)?) {
        self.kind = kind
        self.configuration = configuration
    }

    /// Tells one control from the others.
    public var id: String { kind }

    /// The configuration, if it is of a type.
    public func configurationIntent<Intent: ControlConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        configuration as? Intent
    }
}
