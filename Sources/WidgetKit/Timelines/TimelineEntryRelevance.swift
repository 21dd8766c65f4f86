public import Foundation

/// How much a person may want to see a widget while it shows an entry.
///
/// Widgets that are read one after another, as a command prints them and an assistant reads them, have the
/// greatest score first; a board keeps the person's own order.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// How long the score holds from the entry's date on, in seconds; 0 for as long as the entry is shown.
    public var duration: TimeInterval
    /// The score, compared with those of other entries; at 0 or below the widget is not relevant at all.
    public var score: Float

    /// Creates the relevance of an entry.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
