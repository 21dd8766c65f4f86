public import Foundation

/// The content of a widget from a point in time on.
public protocol TimelineEntry {
    /// The time from which the widget shows the entry.
    var date: Date { get }
}
