import Foundation

/// The style that suits the context: the date and the time, each on a surface.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that suits the context: the date and the time, each on a surface.
    nonisolated public static var automatic: DefaultDatePickerStyle { .init() }
}

/// The date and the time, each on a surface.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            HStack {
                if configuration.displayedComponents.contains(.date) {
                    DateSurface(date: configuration.selection, day: .abbreviated)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    DateSurface(date: configuration.selection, time: .shortened)
                }
            }
        } label: {
            configuration.label
        }
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date and the time, each on a surface.
    nonisolated public static var compact: CompactDatePickerStyle { .init() }
}

/// A month in which the day is marked, and the time below it.
///
/// The label isn't drawn; screen readers read it.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            VStack(alignment: .leading, spacing: 12) {
                if configuration.displayedComponents.contains(.date) {
                    CalendarMonth(
                        date: configuration.selection, minimum: configuration.minimumDate,
                        maximum: configuration.maximumDate)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    DateSurface(date: configuration.selection, time: .shortened)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(configuration.spoken)
        } label: {
            configuration.label
        }
        .labelsHidden()
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month in which the day is marked, and the time below it.
    nonisolated public static var graphical: GraphicalDatePickerStyle { .init() }
}

/// Columns of values with the chosen ones in the middle.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            DateWheels(
                date: configuration.selection, components: configuration.displayedComponents
            )
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(configuration.spoken)
        } label: {
            configuration.label
        }
        .labeledContentStyle(WheelLabelStyle())
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Columns of values with the chosen ones in the middle.
    nonisolated public static var wheel: WheelDatePickerStyle { .init() }
}

/// A field with the date and the time in numbers.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            DateField(configuration: configuration)
        } label: {
            configuration.label
        }
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field with the date and the time in numbers.
    nonisolated public static var field: FieldDatePickerStyle { .init() }
}

/// A field with the date and the time in numbers, and arrows beside it.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            HStack(spacing: 4) {
                DateField(configuration: configuration)
                Image(systemName: "chevron.up.chevron.down").imageScale(.small)
                    .accessibilityHidden(true)
            }
        } label: {
            configuration.label
        }
    }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with the date and the time in numbers, and arrows beside it.
    nonisolated public static var stepperField: StepperFieldDatePickerStyle { .init() }
}

// MARK: - Parts

/// A label beside the middle of wheels.
private struct WheelLabelStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer(minLength: 8)
            configuration.content
        }
    }
}

/// A part of a date on a surface, in the reader's calendar and time zone.
private struct DateSurface: View {
    let date: Date
    var day = Date.FormatStyle.DateStyle.omitted
    var time = Date.FormatStyle.TimeStyle.omitted

    var body: some View {
        DateText(date: date, day: day, time: time)
            .foregroundStyle(.primary)
            .padding(.horizontal, 11).padding(.vertical, 6)
            .background(.fill, in: .rect(cornerRadius: 8))
    }
}

private struct DateField: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        DateText(
            date: configuration.selection,
            day: configuration.displayedComponents.contains(.date) ? .numeric : .omitted,
            time: configuration.displayedComponents.contains(.hourAndMinute)
                ? .shortened : .omitted
        )
        .foregroundStyle(.primary)
        .monospacedDigit()
        .padding(.horizontal, 8).padding(.vertical, 4)
        .background(.fill, in: .rect(cornerRadius: 5))
    }
}

/// A date in the reader's locale, calendar and time zone.
private struct DateText: View {
    let date: Date
    let day: Date.FormatStyle.DateStyle
    let time: Date.FormatStyle.TimeStyle
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Text(
            date.withinCalendars,
            format: Date.FormatStyle(
                date: day, time: time, calendar: calendar, timeZone: timeZone))
    }
}

extension DatePickerStyleConfiguration {
    /// The date as a screen reader reads it.
    fileprivate var spoken: Text {
        let date = selection.withinCalendars
        return
            switch (
                displayedComponents.contains(.date), displayedComponents.contains(.hourAndMinute)
            )
        {
        case (true, true):
            Text(date, style: .date) + Text(verbatim: ", ") + Text(date, style: .time)
        case (false, true): Text(date, style: .time)
        default: Text(date, style: .date)
        }
    }
}

extension Date {
    /// The date, or the nearest one that calendars support.
    var withinCalendars: Date {
        let seconds = timeIntervalSinceReferenceDate
        if seconds.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
        return min(max(self, .distantPast), .distantFuture)
    }
}
