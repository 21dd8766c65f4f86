public import Foundation

/// Formats of times that a page updates.
public enum SystemFormatStyle {
    /// A time within an interval, as a timer shows it: 4:32.
    public struct Timer: FormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration
        private var locale = Locale.autoupdatingCurrent

        private init(
            _ interval: Range<Date>, countsDown: Bool, showsHours: Bool, maxFieldCount: Int,
            maxPrecision: Duration
        ) {
            self.interval = interval
            self.countsDown = countsDown
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        /// Creates a format that counts down from the interval's length to zero.
        ///
        /// - Parameters:
        ///   - interval: The interval of the timer.
        ///   - showsHours: True if full hours are a separate number.
        ///   - maxFieldCount: The greatest number of numbers: with 2, hours and minutes, or minutes
        ///     and seconds. A single one has its unit: “5 minutes”.
        ///   - maxPrecision: The duration after which the text changes; of a minute or longer, the text
        ///     has no seconds.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                interval, countsDown: true, showsHours: showsHours, maxFieldCount: maxFieldCount,
                maxPrecision: maxPrecision)
        }

        /// Creates a format that counts up from zero to the interval's length.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                interval, countsDown: false, showsHours: showsHours, maxFieldCount: maxFieldCount,
                maxPrecision: maxPrecision)
        }

        /// Returns the text of the timer at a time.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(timer(at: value).text(at: value, in: locale))
        }

        /// Returns the format in a language.
        public func locale(_ locale: Locale) -> Timer {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the timer, stopped at a time if one is given.
        fileprivate func timer(at time: Date?) -> TimerText {
            TimerText(
                interval: interval.lowerBound...interval.upperBound, pauseTime: time,
                countsDown: countsDown, showsHours: showsHours,
                fields: maxFieldCount < 3 ? max(maxFieldCount, 1) : nil,
                precision: maxPrecision > .seconds(1)
                    ? Int(clamping: maxPrecision.components.seconds) : nil)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Returns a format that counts down from the interval's length to zero.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// Returns a format that counts up from zero to the interval's length.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

/// A source of values that change with time.
public struct TimeDataSource<Value>: Sendable {}

extension TimeDataSource where Value == Date {
    /// The present time.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}

extension Text {
    /// Creates a text that shows the present time in a format, which a page updates.
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer) {
        self.init(content: .formatted(format.timer(at: nil)))
    }

    /// Creates a text that shows a time in a format, in the reader's locale.
    public init(_ date: Date, format: SystemFormatStyle.Timer) {
        self.init(content: .formatted(format.timer(at: date)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends the present time in a format, which a page updates.
    public mutating func appendInterpolation(
        _ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer
    ) {
        appendInterpolation(Text(source, format: format))
    }

    /// Appends a time in a format, in the reader's locale.
    public mutating func appendInterpolation(_ date: Date, format: SystemFormatStyle.Timer) {
        appendInterpolation(Text(date, format: format))
    }
}
