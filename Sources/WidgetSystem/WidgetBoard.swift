import AppIntents
package import Foundation
package import IntentSystem
import Logging
import SwiftUI
package import WidgetKit

/// The widgets and controls of an app as people see and use them (Decisions/0049).
///
/// The board decides when to ask a provider, and keeps the result. Surfaces ask the board for the
/// current drawings.
package final class WidgetBoard: WidgetHost {
    package let system: IntentSystem
    package let catalog: WidgetCatalog
    package let previews: PreviewCatalog
    /// The signal that something may look different.
    package let changes: ChangeSignal
    /// The clock for timelines; it may jump.
    let now: @Sendable () -> Date
    let timelines: TimelineCache
    let relevanceAnswers: RelevanceAnswers
    let drawings: KeptDrawings
    let shown: ShownPlaces
    let taps: TapQueue
    /// The durations of earlier calls, by the kind of the control whose provider is asked.
    package let providerDurations = DurationHistory<String>()

    /// Returns the board that a surface of the system has already created, else a new one: all
    /// surfaces of a system show and change the same board.
    package static func shared(of system: IntentSystem) -> WidgetBoard {
        for case let board as WidgetBoard in WidgetHosts.shared.hosts where board.system === system
        {
            return board
        }
        return WidgetBoard(system)
    }

    package init(
        _ system: IntentSystem, catalog: WidgetCatalog = WidgetCatalog(),
        previews: PreviewCatalog = PreviewCatalog(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.system = system
        self.catalog = catalog
        self.previews = previews
        self.now = now
        changes = ChangeSignal(system.deadlines)
        timelines = TimelineCache(limits: system.limits)
        relevanceAnswers = RelevanceAnswers(limits: system.limits)
        drawings = KeptDrawings(limit: system.limits.keptTimelines)
        shown = ShownPlaces(limit: system.limits.keptTimelines)
        taps = TapQueue(limits: system.limits)
        WidgetHosts.shared.add(self)
        system.relevance.board = self
        system.configurations.observe { [weak self] in self?.changes.note() }
        system.nodeChanges.observe { [weak self] change in self?.act(on: change) }
    }

    /// Does what the app asked for on another node.
    private func act(on change: NodeChange) {
        switch change {
        case .timelines(let kind): markStale(kind: kind)
        case .everything: markStale(kind: nil)
        case .relevance(let kind): relevanceAnswers.forget(kind)
        case .controls: changes.note()
        default: break
        }
    }

    private func markStale(kind: String?) {
        timelines.markStale(kind: kind)
        changes.note()
    }

    // MARK: - As the app sees it

    package func reloadTimelines(ofKind kind: String?) {
        markStale(kind: kind)
        system.announce(.timelines(kind))
    }

    package func invalidateRelevance(ofKind kind: String) {
        relevanceAnswers.forget(kind)
        system.announce(.relevance(kind))
    }

    package func reloadControls(ofKind kind: String?) {
        // Control values are read each time.
        changes.note()
        system.announce(.controls(kind))
    }

    package var shownWidgets: [WidgetInfo] { shown.widgets }

    package var shownControls: [ControlInfo] { shown.controls }

    // MARK: - Drawing

    @MainActor
    static func words(of text: Text, in values: EnvironmentValues) -> String {
        ViewResolver.resolve(text, environment: values).tree.nodes
            .map(\.accessibleName).joined(separator: " ")
    }

    /// Returns the intent with the parameters that a person set; `nil` for a kind without a
    /// configuration.
    func configuration(
        _ type: (any AppIntent.Type)?, at place: BoardPlace, in family: WidgetFamily? = nil,
        for person: Person
    ) async throws -> (any AppIntent)? {
        guard let type else { return nil }
        return try await inTime(system.limits.providerDuration, system.deadlines) { [system] in
            try await system.configuration(
                type, at: place, in: family.flatMap { IntentWidgetFamily(named: $0.description) },
                for: person)
        }
    }

    /// Tells the developer why a provider failed.
    func note(_ error: any Error, kind: String) {
        if let late = error as? ProviderTimedOut {
            system.log.error(
                """
                The provider of “\(kind)” gave nothing within \(late.limit) and was given up. Return from \
                timeline(for:in:), snapshot(for:in:), relevance() and currentValue(), call the completion handlers of \
                getTimeline(in:completion:) and getSnapshot(in:completion:), or raise Limits.providerDuration.
                """)
        } else {
            system.log.error("“\(kind)” can't be shown: \(error)")
        }
    }
}
