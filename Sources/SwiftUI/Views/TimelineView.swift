public import Foundation

/// A view that is redrawn by a schedule.
///
/// On a card that a page shows, it is drawn for the last moment of its schedule that has passed,
/// and again at the next one, though not more often than the system's limit: once a second. The
/// intent behind the card isn't performed for that. Anywhere else (for an assistant or a command,
/// on a widget, in a preview, on a card of an earlier process whose view alone was kept) it is
/// drawn once.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    /// The current moment, for the closure that makes the content.
    public struct Context: Sendable {
        /// The frequency of drawing a view.
        public enum Cadence: Comparable, Sendable {
            /// Many times a second; no view is drawn so often.
            case live
            /// Once a second.
            case seconds
            /// Once a minute.
            case minutes
        }

        /// The moment.
        public let date: Date
        /// The frequency of drawing the view.
        public let cadence: Cadence
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// Creates a view from a schedule and a closure for the content at each of its moments.
    ///
    /// The last moment that has passed is drawn, or the first if none has. The cadence is seconds
    /// if the view is redrawn in less than a minute, else minutes, also if it is drawn once. Timers
    /// in texts and progress update without being redrawn.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let now = context.moment.date
        let moments = context.running { TimelineMoments(of: schedule, at: now) }
        let drawn = moments.drawn ?? now
        let renewal = moments.next.flatMap { context.moment.renewal(at: $0, after: drawn) }
        if let renewal { context.note(renewal) }
        let moment = TimelineViewDefaultContext(
            date: drawn,
            cadence: renewal.map { .init(ofDrawingsApart: $0.timeIntervalSince(drawn)) } ?? .minutes
        )
        context.running { content(moment) }._draw(in: &context)
    }
}

extension TimelineViewDefaultContext.Cadence {
    /// Returns the cadence of drawings that are a number of seconds apart.
    fileprivate init(ofDrawingsApart seconds: TimeInterval) {
        // Moments a minute apart may be slightly less apart, because fractions are added.
        self = seconds.rounded() < 60 ? .seconds : .minutes
    }
}

/// The moment to draw.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context

/// The moments at which a view would be drawn.
public protocol TimelineSchedule {
    /// The type of the moments.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the moments from a date on.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Self.Entries
}

extension TimelineSchedule {
    /// The frequency with which a view may be drawn.
    public typealias Mode = TimelineScheduleMode
}

/// The frequency with which a view may be drawn.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule's moments.
    case normal
    /// Less often.
    case lowFrequency
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// Returns the moments from a date on.
    public func entries(
        from startDate: Date, mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        guard interval.isFinite else { return sequence(first: start) { _ in nil } }
        let step = max(interval, 0.001)
        let passed = max(0, (startDate.timeIntervalSince(start) / step).rounded(.down))
        return sequence(first: start + passed * step) { $0 + step }
    }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    /// Returns the moments from a date on.
    public func entries(
        from startDate: Date, mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0 + 60 }
    }
}

/// Moments that the author chooses.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// Returns the moments.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The moments of an animation; only one while it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval ?? 1 / 60
        isPaused = paused
    }

    /// Returns the moments from a date on.
    public func entries(
        from start: Date, mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        if isPaused { return sequence(first: start) { _ in nil } }
        let step = max(interval, 0.001)
        return sequence(first: start) { $0 + step }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns moments at equal distances.
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule {
    /// Returns moments that the author chooses.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        .init(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// The moments of an animation.
    public static var animation: AnimationTimelineSchedule { .init() }

    /// Returns the moments of an animation.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}
