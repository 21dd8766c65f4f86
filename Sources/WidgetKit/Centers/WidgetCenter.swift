public import AppIntents

/// The connection from an app to the system that shows its widgets.
public final class WidgetCenter: Sendable {
    /// The shared instance.
    public static let shared = WidgetCenter()

    private init() {}

    /// Asks the providers of the widgets of a kind for new timelines.
    public func reloadTimelines(ofKind kind: String) {
        AppSurroundings.current?.note(.timelineReload(kind: kind))
        for host in WidgetHosts.shared.hosts { host.reloadTimelines(ofKind: kind) }
    }

    /// Asks the providers of all widgets for new timelines.
    public func reloadAllTimelines() {
        AppSurroundings.current?.note(.timelineReload(kind: nil))
        for host in WidgetHosts.shared.hosts { host.reloadTimelines(ofKind: nil) }
    }

    /// Asks the provider of the widgets of a kind again when they are useful.
    public func invalidateRelevance(ofKind kind: String) {
        for host in WidgetHosts.shared.hosts { host.invalidateRelevance(ofKind: kind) }
    }

    /// Returns the widgets that people have placed.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        WidgetHosts.shared.hosts.flatMap(\.shownWidgets)
    }

    /// Passes the widgets that people have placed to a completion handler.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        completion(.success(WidgetHosts.shared.hosts.flatMap(\.shownWidgets)))
    }
}

/// A widget that a person has placed.
public struct WidgetInfo: Sendable, Identifiable {
    /// The name of the widget's kind.
    public let kind: String
    /// The family in which it is drawn.
    public let family: WidgetFamily
    /// The identity of the widget.
    public let id: String
    private let configuration: (any AppIntent)?

    package init(
        id: String, kind: String, family: WidgetFamily, configuration: (any AppIntent)?
    ) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    /// Returns the configuration, if it has the type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        configuration as? Intent
    }
}
