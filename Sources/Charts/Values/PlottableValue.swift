public import Foundation
public import SwiftUI
public import _Localization

/// A value of a mark with a name for what it says.
public struct PlottableValue<Value: Plottable> {
    let plotted: PlottedValue

    init(_ label: Text, _ value: Value, unit: Calendar.Component? = nil, calendar: Calendar? = nil)
    {
        plotted = PlottedValue(label: label, scalar: value.scalar, unit: unit, calendar: calendar)
    }
}

extension PlottableValue {
    /// Creates a value with a name that is looked up for the reader.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<
        Value
    > {
        PlottableValue(Text(labelKey), value)
    }

    /// Creates a value with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label, value)
    }

    /// Creates a value with a name that is at hand.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value>
    {
        PlottableValue(Text(label), value)
    }

    /// Creates a value with a name that is looked up for the reader.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Value
    ) -> PlottableValue<Value> {
        PlottableValue(Text(labelResource), value)
    }
}

extension PlottableValue where Value == Date {
    /// Creates a value for the whole of the calendar's unit that a date is in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(Text(labelKey), value, unit: unit, calendar: calendar)
    }

    /// Creates a value for the whole of the calendar's unit that a date is in.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label, value, unit: unit, calendar: calendar)
    }

    /// Creates a value for the whole of the calendar's unit that a date is in.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(Text(label), value, unit: unit, calendar: calendar)
    }
}

/// A value of a mark without its type.
struct PlottedValue: Sendable {
    /// The name of what the value says.
    var label: Text
    /// The value.
    var scalar: _ChartScalar
    /// The unit of the calendar that a date stands for; `nil` for the moment itself.
    var unit: Calendar.Component?
    /// The calendar of the unit; `nil` for the reader's.
    var calendar: Calendar?

    /// The first moment of the date's unit, and the first after it; `nil` without a unit.
    func interval(in calendar: Calendar) -> ClosedRange<Double>? {
        guard let unit, case .date(let seconds) = scalar, seconds.isDate,
            let interval = (self.calendar ?? calendar).dateInterval(
                of: unit, for: Date(timeIntervalSinceReferenceDate: seconds)),
            interval.duration > 0
        else { return nil }
        let start = interval.start.timeIntervalSinceReferenceDate
        return start...start + interval.duration
    }
}

extension Double {
    /// True for seconds that a calendar can tell the date of: some ten thousand years around now.
    var isDate: Bool { abs(self) < 3e11 }
}
