public import Foundation

/// The content of a widget from a point in time on.
public protocol TimelineEntry {
    /// The time from which the widget shows the entry.
    var date: Date { get }

    /// How much the entry matters to the person, among all entries of the widget.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// By default, nothing is known of it.
    public var relevance: TimelineEntryRelevance? { nil }
}
