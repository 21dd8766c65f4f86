import AppIntents
package import Foundation
package import IntentSystem
import Logging
import SwiftUI
import Synchronization
package import WidgetKit

/// The widgets and controls of an app as people see and use them (Decisions/0049).
///
/// It decides when a provider is asked, and keeps what it gave. Surfaces ask it for what is to be drawn now.
package final class WidgetBoard: WidgetHost {
    package let system: IntentSystem
    package let catalog: WidgetCatalog
    /// Tells when something may look different.
    package let changes: ChangeSignal
    /// The time by which a timeline is read; it may jump.
    let now: @Sendable () -> Date
    let timelines: TimelineCache
    let drawings: KeptDrawings
    private let shown = Mutex(Shown())

    private struct Shown {
        var widgets: [String: WidgetInfo] = [:]
        var controls: [String: ControlInfo] = [:]
    }

    /// Creates the board of a system.
    package init(
        _ system: IntentSystem, catalog: WidgetCatalog = WidgetCatalog(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.system = system
        self.catalog = catalog
        self.now = now
        changes = ChangeSignal(system.deadlines)
        timelines = TimelineCache(limits: system.limits)
        drawings = KeptDrawings(limit: system.limits.keptTimelines)
        WidgetHosts.shared.add(self)
        system.relevance.setNames { [weak self] kind, locale in
            await MainActor.run {
                let environment = PresentationEnvironment(language: locale.identifier)
                return self?.widgetKinds(in: environment).first { $0.kind == kind }?.name
            }
        }
        system.configurations.observe { [weak self] _ in self?.changes.note() }
    }

    // MARK: - As the app sees it

    package func reloadTimelines(ofKind kind: String?) {
        timelines.markStale(kind: kind)
        changes.note()
    }

    package func reloadControls(ofKind kind: String?) {
        // Their values are read each time.
        changes.note()
    }

    package var shownWidgets: [WidgetInfo] {
        shown.withLock { $0.widgets.values.sorted { $0.id < $1.id } }
    }

    package var shownControls: [ControlInfo] {
        shown.withLock { $0.controls.values.sorted { $0.id < $1.id } }
    }

    func noteShown(_ widget: WidgetInfo) {
        shown.withLock { $0.widgets[widget.id] = widget }
    }

    func noteShown(_ control: ControlInfo) {
        shown.withLock { $0.controls[control.id] = control }
    }

    // MARK: - Drawing

    /// The words of a text.
    @MainActor
    static func words(of text: Text, in environment: PresentationEnvironment) -> String {
        ViewResolver.resolve(text, environment: environment.values).tree.nodes
            .map(\.accessibleName).joined(separator: " ")
    }

    /// The intent with the parameters that a person gave; `nil` for what needs none.
    func configuration(
        _ type: (any AppIntent.Type)?, for person: UndoPerson
    ) async throws -> (any AppIntent)? {
        guard let type else { return nil }
        return try await inTime(system.limits.providerDuration, system.deadlines) { [system] in
            try await system.configuration(type, for: person)
        }
    }

    /// Tells the developer why a provider gave nothing.
    func note(_ error: any Error, kind: String) {
        if let late = error as? ProviderTimedOut {
            system.log.error(
                """
                The provider of “\(kind)” gave nothing within \(late.limit) and was given up. Return from \
                timeline(for:in:), call the completion handler of getTimeline(in:completion:), return from \
                currentValue(), or raise Limits.providerDuration.
                """)
        } else {
            system.log.error("“\(kind)” can't be shown: \(error)")
        }
    }
}
