package import Foundation

/// The moment for which views are drawn, and the limit on how soon their schedules redraw them.
package struct DrawnMoment: Sendable {
    /// The date that is passed to schedules.
    package let date: Date
    /// The shortest time between two drawings, in seconds; `nil` if views are drawn only for this moment.
    private let interval: TimeInterval?

    /// The shortest interval: no surface needs a shorter one.
    private static let shortestInterval: TimeInterval = 0.1

    /// Creates a moment; with an interval, views are redrawn at the next entry of their schedules.
    package init(_ date: Date = Date(), renewedAfter interval: TimeInterval? = nil) {
        self.date = date
        self.interval = interval.map { interval in
            interval.isFinite
                ? max(interval, Self.shortestInterval) : .greatestFiniteMagnitude
        }
    }

    /// Returns the moment of the next drawing of a view whose schedule continues at `next`, after
    /// the entry that is drawn now; `nil` if views are drawn only for this moment.
    func renewal(at next: Date, after drawn: Date) -> Date? {
        interval.map { interval in
            // Computed from the schedule's own entries, so that a schedule of the same rate doesn't
            // lag behind. The factor 0.9 keeps a slightly late drawing from skipping the entry
            // after it.
            max(next, drawn + interval, date + interval * 0.9)
        }
    }
}

extension ResolveContext {
    /// Records the next moment at which a view changes.
    mutating func note(_ moment: Date) {
        record.nextMoment = record.nextMoment.map { min($0, moment) } ?? moment
    }
}
