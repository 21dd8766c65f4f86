package import Foundation

/// The moment for which views are drawn, and how soon their own schedules may have them drawn again.
package struct DrawnMoment: Sendable {
    /// The date that schedules are asked about.
    package let date: Date
    /// The shortest time between two drawings, in seconds; `nil` where views are drawn for this moment alone.
    private let interval: TimeInterval?

    /// The shortest interval: nothing that a surface draws is worth more.
    private static let shortestInterval: TimeInterval = 0.1

    /// Creates a moment; with an interval, views are drawn again when the next of their schedules comes.
    package init(_ date: Date = Date(), renewedAfter interval: TimeInterval? = nil) {
        self.date = date
        self.interval = interval.map { interval in
            interval.isFinite
                ? max(interval, Self.shortestInterval) : .greatestFiniteMagnitude
        }
    }

    /// The moment at which a view is drawn again whose schedule goes on at `next`, after the moment that is
    /// drawn now; `nil` if views are drawn for this moment alone.
    func renewal(at next: Date, after drawn: Date) -> Date? {
        interval.map { interval in
            // Counted from the schedule's own moments, so that one as fast as that doesn't lag behind. What comes
            // too late by a little doesn't cost the moment after it.
            max(next, drawn + interval, date + interval * 0.9)
        }
    }
}

extension ResolveContext {
    /// Notes that a view looks otherwise from a moment on.
    mutating func note(_ moment: Date) {
        record.nextMoment = record.nextMoment.map { min($0, moment) } ?? moment
    }
}
