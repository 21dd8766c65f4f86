public import Foundation

/// A value that becomes text in the locale of its reader.
protocol FormattedValue: Sendable {
    func text(in environment: EnvironmentValues) -> String
}

private struct StyledValue<F: FormatStyle & Sendable>: FormattedValue
where F.FormatInput: Sendable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func text(in environment: EnvironmentValues) -> String {
        format.locale(environment.locale).format(input)
    }
}

private struct StyledDate: FormattedValue {
    let date: Date
    let style: Text.DateStyle

    func text(in environment: EnvironmentValues) -> String {
        Date.FormatStyle(
            date: style.date, time: style.time, locale: environment.locale,
            calendar: environment.calendar, timeZone: environment.timeZone
        ).format(date)
    }
}

extension Text {
    /// How a date is shown.
    public struct DateStyle: Sendable, Hashable {
        fileprivate let date: Date.FormatStyle.DateStyle
        fileprivate let time: Date.FormatStyle.TimeStyle

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(date: .omitted, time: .shortened)
        /// The day: June 3, 2026.
        public static let date = DateStyle(date: .long, time: .omitted)
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

    /// Creates a text that shows a value in a format that cannot wait for its reader.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }
}
