public import Foundation

/// The content of a widget from a time on.
public protocol TimelineEntry {
    /// The time from which the widget shows the entry.
    var date: Date { get }

    /// The relevance of the entry to the person, compared with all entries of the widget.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// The relevance, which is unknown by default.
    public var relevance: TimelineEntryRelevance? { nil }
}
