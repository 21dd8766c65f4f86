import Foundation
import SwiftUI

/// The values at which a row of an axis is marked, and their format.
struct AxisTicks: Equatable {
    /// The interval of the values.
    enum Step: Equatable {
        case number(Double)
        case calendar(CalendarTicks.Stride)
        case none
    }

    let values: [_ChartScalar]
    let step: Step

    /// Finds the values of a row on an axis with about a number of marks.
    init(_ form: AxisMarkValues.Form, _ axis: AxisDomain, count: Int, in calendar: Calendar) {
        switch axis.domain {
        case .categories(let names):
            step = .none
            guard case .explicit(let values) = form else {
                var every = 1
                if case .automatic(let wanted?, _, _, _) = form {
                    every = max(1, (names.count + wanted - 1) / wanted)
                }
                values = stride(from: 0, to: min(names.count, 1000), by: every).map {
                    .category(names[$0])
                }
                return
            }
            let shown = Set(names)
            self.values = values.filter {
                if case .category(let name) = $0 { shown.contains(name) } else { false }
            }
        case .numbers(let lower, let upper, isDate: true):
            let stride: CalendarTicks.Stride
            var calendar = calendar
            switch form {
            case .explicit(let given):
                values = given.within(lower, upper, isDate: true)
                step = .none
                return
            case .calendar(let given, let own):
                stride = given
                calendar = own ?? calendar
            case .automatic(let wanted, _, _, _):
                stride = CalendarTicks.stride(
                    span: upper - lower, count: wanted ?? count, atLeast: axis.unit)
            case .stride: stride = CalendarTicks.stride(span: upper - lower, count: count)
            }
            step = .calendar(stride)
            // The end of the last unit is the beginning of a unit that isn't shown.
            values = CalendarTicks.moments(
                from: lower, to: axis.unit == nil ? upper : upper - 1, stride, in: calendar
            ).map { .date($0) }
        case .numbers(let lower, let upper, isDate: false):
            switch form {
            case .explicit(let given):
                values = given.within(lower, upper, isDate: false)
                step = .none
            case .stride(let given, _, _) where given > 0 && (upper - lower) / given <= 1000:
                step = .number(given)
                values = NumberTicks.values(from: lower, to: upper, step: given).map { .number($0) }
            case .automatic(let wanted, let least, _, _):
                if axis.transform == .log {
                    step = .none
                    values = NumberTicks.powers(from: lower, to: upper, count: wanted ?? count)
                        .map { .number($0) }
                    return
                }
                let size = NumberTicks.step(
                    span: upper - lower, count: wanted ?? count, atLeast: least ?? 0)
                step = .number(size)
                values = NumberTicks.values(from: lower, to: upper, step: size).map { .number($0) }
            case .stride, .calendar:
                let size = NumberTicks.step(span: upper - lower, count: count)
                step = .number(size)
                values = NumberTicks.values(from: lower, to: upper, step: size).map { .number($0) }
            }
        }
    }

    /// Returns the end of a value's slot: the next value, or its expected place.
    func end(after index: Int, in calendar: Calendar) -> Double? {
        if index + 1 < values.count { return values[index + 1].number }
        guard let number = values[index].number else { return nil }
        switch step {
        case .number(let step): return number + step
        case .calendar(let stride):
            return calendar.date(
                byAdding: stride.unit, value: stride.count,
                to: Date(timeIntervalSinceReferenceDate: number))?.timeIntervalSinceReferenceDate
        case .none: return nil
        }
    }

    /// Formats a value for the reader.
    func label(_ scalar: _ChartScalar, isShare: Bool, in environment: EnvironmentValues) -> String {
        switch scalar {
        case .category(let name): return name
        case .number(let number):
            guard number.isFinite else { return "" }
            let locale = environment.locale
            if isShare {
                return number.formatted(.percent.precision(.fractionLength(0)).locale(locale))
            }
            guard case .number(let step) = step else { return scalar.words(in: environment) }
            let digits = NumberTicks.fractionDigits(of: step)
            return number.words(digits: digits...digits, in: locale)
        case .date(let seconds):
            guard case .calendar(let stride) = step else { return scalar.words(in: environment) }
            return Date(timeIntervalSinceReferenceDate: seconds).formatted(
                stride.unit.style(in: environment))
        }
    }
}

extension [_ChartScalar] {
    /// Returns the values that an axis shows.
    fileprivate func within(_ lower: Double, _ upper: Double, isDate: Bool) -> [_ChartScalar] {
        let slack = (upper - lower) * 1e-9
        return prefix(NumberTicks.greatestCount * 10).filter {
            guard let number = $0.number, number >= lower - slack, number <= upper + slack else {
                return false
            }
            if case .date = $0 { return isDate }
            return !isDate
        }
    }
}
