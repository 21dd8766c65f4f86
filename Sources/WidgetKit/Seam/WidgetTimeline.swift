import Foundation
package import SwiftUI

/// A timeline without the type of its entries.
@MainActor
package struct WidgetTimeline {
    /// An entry and how it is drawn.
    package struct Moment {
        package let date: Date
        fileprivate let relevance: TimelineEntryRelevance?
        package let view: @MainActor () -> AnyView

        /// How much a person may want to see the entry at a time; 0 where nothing is known of it.
        package func score(at now: Date) -> Float {
            guard let relevance, relevance.score > 0 else { return 0 }
            let holds = relevance.duration <= 0 || now < date + relevance.duration
            return holds ? relevance.score : 0
        }
    }

    /// In the order of their dates.
    private let moments: [Moment]
    /// When the provider wants to be asked again; `nil` for never.
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

    /// The entry for a time; before the first one, that one.
    package func moment(at now: Date) -> Moment? {
        moments.last { $0.date <= now } ?? moments.first
    }

    /// When another entry's time comes.
    package func change(after now: Date) -> Date? {
        moments.first { $0.date > now }?.date
    }
}

/// The entries that were chosen of a timeline.
struct ChosenEntries<Entry: TimelineEntry> {
    let entries: [Entry]
    let policy: TimelineReloadPolicy

    init(_ timeline: Timeline<Entry>, _ selection: TimelineSelection) {
        entries = selection.entries(of: timeline.entries)
        policy = timeline.policy
    }
}
