public import Foundation

/// A value that is formatted in the locale of its reader.
protocol FormattedValue: Sendable {
    func text(in environment: EnvironmentValues) -> String
    /// The timer with which a client updates the text; `nil` for a fixed text.
    var counting: ViewNode.Counting? { get }
}

extension FormattedValue {
    var counting: ViewNode.Counting? { nil }
}

private struct StyledValue<F: FormatStyle & Sendable>: FormattedValue
where F.FormatInput: Sendable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func text(in environment: EnvironmentValues) -> String {
        environment.adjusted(format).format(input).withOrderedCurrencySymbol
    }
}

private struct StyledDate: FormattedValue {
    let date: Date
    let style: Text.DateStyle

    var counting: ViewNode.Counting? {
        let kind: ViewNode.Counting.Kind? =
            switch style.kind {
            case .absolute: nil
            case .relative: .relative
            case .offset: .offset
            case .timer: .away
            }
        return kind.map { ViewNode.Counting($0, from: date, to: date) }
    }

    func text(in environment: EnvironmentValues) -> String {
        let now = Date()
        switch style.kind {
        case .absolute(let day, let time):
            return Date.FormatStyle(
                date: day, time: time, locale: environment.locale, calendar: environment.calendar,
                timeZone: environment.timeZone
            ).format(date)
        case .relative, .offset:
            let seconds = abs(date.timeIntervalSince(now))
            let isLong = style.kind == .offset
            let text = Duration(showing: seconds.rounded()).formatted(
                .units(
                    allowed: [.weeks, .days, .hours, .minutes, .seconds],
                    width: isLong ? .wide : .abbreviated, maximumUnitCount: isLong ? 1 : 2
                ).locale(environment.locale))
            guard isLong else { return text }
            return (date < now ? "-" : "+") + text
        case .timer:
            return TimerText(interval: min(date, now)...max(date, now)).text(
                at: date < now ? now : date, in: environment.locale)
        }
    }
}

extension Duration {
    /// Creates a duration in seconds; one that no clock can show is limited to thirty thousand years.
    init(showing seconds: Double) {
        self = .seconds(seconds.isNaN ? 0 : min(max(seconds, -1e12), 1e12))
    }
}

private struct StyledInterval: FormattedValue {
    let interval: Range<Date>

    func text(in environment: EnvironmentValues) -> String {
        Date.IntervalFormatStyle(
            date: .omitted, time: .shortened, locale: environment.locale,
            calendar: environment.calendar, timeZone: environment.timeZone
        ).format(interval)
    }
}

extension Text {
    /// The style in which a date is shown.
    public struct DateStyle: Sendable, Hashable {
        fileprivate enum Kind: Sendable, Hashable {
            case absolute(Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle)
            case relative
            case offset
            case timer
        }

        fileprivate let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .absolute(.omitted, .shortened))
        /// The day: June 3, 2026.
        public static let date = DateStyle(kind: .absolute(.long, .omitted))
        /// The distance from now, which a page updates: 2 hr, 23 min.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now and its direction, which a page updates: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a timer shows it, which a page updates: 2:32.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text that shows an interval as a timer.
    ///
    /// A page updates it until the interval ends or, if there is one, until the pause time;
    /// elsewhere it is fixed.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            content: .formatted(
                TimerText(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours)))
    }

    /// Creates a text that shows the times of two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            content: .formatted(StyledInterval(interval: dates.lowerBound..<dates.upperBound)))
    }

    /// Creates a text that shows the times of an interval.
    public init(_ interval: DateInterval) {
        self.init(content: .formatted(StyledInterval(interval: interval.start..<interval.end)))
    }

    /// Creates a text that shows a date in the reader's locale and time zone.
    public init(_ date: Date, style: DateStyle) {
        self.init(content: .formatted(StyledDate(date: date, style: style)))
    }

    /// Creates a text that shows a value in a format, in the reader's locale.
    public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(content: .formatted(StyledValue(input: input, format: format)))
    }

    /// Creates a text that shows a value as a formatter writes it, in the formatter's own locale.
    ///
    /// On Apple's platforms the value is an object or bridged to one, which Foundation on Linux doesn't
    /// declare for its values.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: Self.words(for: subject, formatter))
    }

    /// Returns a formatter's text for a value; the value's description if it returns none.
    static func words(for subject: Any, _ formatter: Formatter?) -> String {
        formatter?.string(for: subject) ?? String(describing: subject)
    }

    /// Creates a text that shows a value in a format at once, without the reader's locale.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }
}
