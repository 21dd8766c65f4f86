public import Foundation

/// The relevance of a widget while it shows an entry.
///
/// Where widgets are read one after another, as in a command's output or by an assistant, those
/// with the greatest score are first; a board keeps the person's order.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The duration of the score from the entry's date on, in seconds; 0 for as long as the entry
    /// is shown.
    public var duration: TimeInterval
    /// The score, compared with those of other entries; at 0 or below the widget isn't relevant.
    public var score: Float

    /// Creates the relevance of an entry.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
