public import Foundation

/// A view that is drawn anew by a schedule.
///
/// On a card that a page shows, it is drawn for the last moment of its schedule that has come, and again when the
/// next one comes, though not more often than the system's limits say: once a second. The intent behind the card
/// isn't performed for that. Anywhere else (for an assistant or a command, on a widget, in a preview, on a card of an
/// earlier process whose view alone was kept) it is drawn once.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    /// The moment to draw, for the closure that makes the content.
    public struct Context: Sendable {
        /// How often a view is drawn.
        public enum Cadence: Comparable, Sendable {
            /// Many times a second; no view is.
            case live
            /// Once a second.
            case seconds
            /// Once a minute.
            case minutes
        }

        /// The moment.
        public let date: Date
        /// How often the view is drawn.
        public let cadence: Cadence
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// Creates a view from a schedule and what is drawn at each of its moments.
    ///
    /// The last moment that has come is drawn, or the first if none has. The cadence is seconds where the view is
    /// drawn again in less than a minute, else minutes, also where it is drawn once. A timer that is a text, or
    /// progress, goes on by itself.
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
    /// The cadence of drawings that are so many seconds apart.
    fileprivate init(ofDrawingsApart seconds: TimeInterval) {
        // Moments that are a minute apart may be a little less, as sums of fractions.
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

    /// The moments from a date on.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Self.Entries
}

extension TimelineSchedule {
    /// How often a view may be drawn.
    public typealias Mode = TimelineScheduleMode
}

/// How often a view may be drawn.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule says.
    case normal
    /// Less often.
    case lowFrequency
}

/// A moment after another, at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The moments from a date on.
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
    /// Creates a schedule.
    public init() {}

    /// The moments from a date on.
    public func entries(
        from startDate: Date, mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0 + 60 }
    }
}

/// Moments of an author's choice.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// The moments.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As many moments as something that moves takes; one while it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval ?? 1 / 60
        isPaused = paused
    }

    /// The moments from a date on.
    public func entries(
        from start: Date, mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        if isPaused { return sequence(first: start) { _ in nil } }
        let step = max(interval, 0.001)
        return sequence(first: start) { $0 + step }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A moment after another, at equal distances.
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
    /// Moments of an author's choice.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        .init(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As many moments as something that moves takes.
    public static var animation: AnimationTimelineSchedule { .init() }

    /// As many moments as something that moves takes.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}
