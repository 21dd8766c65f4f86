public import AppIntents

/// The connection from an app to the system that shows its controls.
public final class ControlCenter: Sendable {
    /// The shared instance.
    public static let shared = ControlCenter()

    private init() {}

    /// Asks the providers of the controls of a kind for their values again.
    public func reloadControls(ofKind kind: String) {
        for host in WidgetHosts.shared.hosts { host.reloadControls(ofKind: kind) }
    }

    /// Asks the providers of all controls for their values again.
    public func reloadAllControls() {
        for host in WidgetHosts.shared.hosts { host.reloadControls(ofKind: nil) }
    }

    /// Returns the controls that people have placed or used.
    public func currentControls() async throws -> [ControlInfo] {
        WidgetHosts.shared.hosts.flatMap(\.shownControls)
    }
}

/// A control that a person has placed or used.
public struct ControlInfo: Sendable, Identifiable {
    /// The name of the control's kind.
    public let kind: String
    private let configuration: (any AppIntent)?

    package init(kind: String, configuration: (any AppIntent)?) {
        self.kind = kind
        self.configuration = configuration
    }

    /// The identity of the control.
    public var id: String { kind }

    /// Returns the configuration, if it has the type.
    public func configurationIntent<Intent: ControlConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        configuration as? Intent
    }
}
