public import Foundation

/// What a widget shows from a point in time on.
public protocol TimelineEntry {
    /// The time from which the widget shows the entry.
    var date: Date { get }
}
