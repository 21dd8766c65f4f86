import Foundation

/// The moments of a schedule that matter where a view is drawn once, and then again.
struct TimelineMoments {
    /// The last moment that has come, or the first if none has; `nil` if there is none.
    private(set) var drawn: Date?
    /// The first moment after the drawn one that has not come.
    private(set) var next: Date?

    /// The most moments that are looked at: a schedule of an author's may have no end and stand still.
    private static let limit = 10_000

    /// Asks a schedule for its moments around a date.
    ///
    /// A moment that isn't after the ones before it, or is no number, is passed over.
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
