import Foundation

/// The moments of a schedule for one drawing and the next.
struct TimelineMoments {
    /// The last moment that has passed, or the first if none has; `nil` if there is none.
    private(set) var drawn: Date?
    /// The first moment after the drawn one that has not passed.
    private(set) var next: Date?

    /// The maximum number of moments that are read: an author's schedule may be infinite and not advance.
    private static let limit = 10_000

    /// Reads the moments of a schedule around a date.
    ///
    /// Moments that aren't after the previous ones, or aren't numbers, are skipped.
    init(of schedule: some TimelineSchedule, at now: Date) {
        for moment in schedule.entries(from: now, mode: .normal).prefix(Self.limit)
        where moment.timeIntervalSinceReferenceDate.isFinite {
            if let drawn {
                guard moment > drawn else { continue }
                if moment > now {
                    next = moment
                    return
                }
            }
            drawn = moment
        }
    }
}
