public import Foundation
public import SwiftUI
public import _Localization

/// A value of a mark with a name.
public struct PlottableValue<Value: Plottable> {
    let plotted: PlottedValue

    init(_ label: Text, _ value: Value, unit: Calendar.Component? = nil, calendar: Calendar? = nil)
    {
        plotted = PlottedValue(label: label, scalar: value.scalar, unit: unit, calendar: calendar)
    }
}

extension PlottableValue {
    /// Returns a value with a name that is localized for the reader.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<
        Value
    > {
        PlottableValue(Text(labelKey), value)
    }

    /// Returns a value with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label, value)
    }

    /// Returns a value with a name as a string.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value>
    {
        PlottableValue(Text(label), value)
    }

    /// Returns a value with a name that is localized for the reader.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Value
    ) -> PlottableValue<Value> {
        PlottableValue(Text(labelResource), value)
    }
}

extension PlottableValue where Value == Date {
    /// Returns a value for the whole calendar unit that contains a date.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(Text(labelKey), value, unit: unit, calendar: calendar)
    }

    /// Returns a value for the whole calendar unit that contains a date.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label, value, unit: unit, calendar: calendar)
    }

    /// Returns a value for the whole calendar unit that contains a date.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(Text(label), value, unit: unit, calendar: calendar)
    }
}

/// A value of a mark without its type.
struct PlottedValue: Sendable {
    /// The name of the value.
    var label: Text
    /// The value.
    var scalar: _ChartScalar
    /// The calendar unit that a date represents; `nil` for the date itself.
    var unit: Calendar.Component?
    /// The calendar of the unit; `nil` for the reader's.
    var calendar: Calendar?

    /// Returns the beginning of the date's unit, and of the next one; `nil` without a unit.
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
    /// True for seconds that a calendar can convert to a date: about ten thousand years around now.
    var isDate: Bool { abs(self) < 3e11 }
}
