import Foundation
package import SwiftUI

/// A timeline with the type of its entries erased.
@MainActor
package struct WidgetTimeline {
    package struct Moment {
        package let date: Date
        fileprivate let relevance: TimelineEntryRelevance?
        package let view: @MainActor () -> AnyView

        /// Returns the relevance of the entry at a time; 0 if it is unknown.
        package func score(at now: Date) -> Float {
            guard let relevance, relevance.score > 0 else { return 0 }
            let holds = relevance.duration <= 0 || now < date + relevance.duration
            return holds ? relevance.score : 0
        }
    }

    /// The entries in the order of their dates.
    private let moments: [Moment]
    /// The time at which the provider wants to be asked again; `nil` for never.
    package nonisolated let renewal: Date?

    init<Entry: TimelineEntry>(
        _ chosen: ChosenEntries<Entry>, content: @escaping @MainActor (Entry) -> AnyView
    ) {
        moments = chosen.entries.map { entry in
            Moment(
                date: entry.date, relevance: entry.relevance, view: { content(entry) })
        }
        renewal =
            switch chosen.policy.moment {
            case .never: nil
            case .atEnd: chosen.entries.last?.date ?? .distantPast
            case .after(let date): date
            }
    }

    /// Returns the entry for a time; the first one for an earlier time.
    package func moment(at now: Date) -> Moment? {
        moments.last { $0.date <= now } ?? moments.first
    }

    /// Returns the time of the next entry.
    package func change(after now: Date) -> Date? {
        moments.first { $0.date > now }?.date
    }
}

/// The chosen entries of a timeline.
struct ChosenEntries<Entry: TimelineEntry> {
    let entries: [Entry]
    let policy: TimelineReloadPolicy

    init(_ timeline: Timeline<Entry>, _ selection: TimelineSelection) {
        entries = selection.entries(of: timeline.entries)
        policy = timeline.policy
    }
}
