import Synchronization

/// A system that shows an app's widgets and controls.
package protocol WidgetHost: AnyObject, Sendable {
    /// Asks the providers of widgets of a kind, or of all, for new timelines.
    func reloadTimelines(ofKind kind: String?)
    /// Asks the provider of widgets of a kind when they are useful.
    func invalidateRelevance(ofKind kind: String)
    /// Asks the providers of controls of a kind, or of all, for their values.
    func reloadControls(ofKind kind: String?)
    /// The widgets that people have placed.
    var shownWidgets: [WidgetInfo] { get }
    /// The controls that people have placed or used.
    var shownControls: [ControlInfo] { get }
}

/// The systems in this process, which the centers call.
package final class WidgetHosts: Sendable {
    package static let shared = WidgetHosts()

    private struct Reference: Sendable {
        weak var host: (any WidgetHost)?
    }

    private let references = Mutex<[Reference]>([])

    /// Adds a system for as long as it exists.
    package func add(_ host: any WidgetHost) {
        references.withLock { references in
            references.removeAll { $0.host == nil }
            references.append(Reference(host: host))
        }
    }

    package var hosts: [any WidgetHost] { references.withLock { $0.compactMap(\.host) } }
}
