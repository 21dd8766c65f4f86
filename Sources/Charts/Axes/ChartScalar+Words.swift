import Foundation
import SwiftUI

// Values in spoken words.
extension _ChartScalar {
    /// Returns the value in words for the reader.
    func words(unit: Calendar.Component? = nil, in environment: EnvironmentValues) -> String {
        switch self {
        case .category(let name): name
        case .number(let number):
            number.words(digits: 0...2, in: environment.locale)
        case .date(let seconds):
            seconds.isDate
                ? Date(timeIntervalSinceReferenceDate: seconds).formatted(
                    unit?.style(in: environment)
                        ?? Date.FormatStyle(
                            date: .abbreviated, time: .shortened, locale: environment.locale,
                            calendar: environment.calendar, timeZone: environment.timeZone)) : ""
        }
    }
}

extension Double {
    /// Returns the number in words; a very large one by its power of ten.
    func words(digits: ClosedRange<Int>, in locale: Locale) -> String {
        guard isFinite else { return "" }
        return abs(self) < 1e12
            ? formatted(.number.precision(.fractionLength(digits)).locale(locale))
            : formatted(
                .number.notation(.scientific).precision(.fractionLength(0...2)).locale(locale))
    }
}

extension Calendar.Component {
    /// Returns the parts of a date that distinguish a unit from its neighbors.
    func style(in environment: EnvironmentValues) -> Date.FormatStyle {
        let style = Date.FormatStyle(
            locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
        return switch self {
        case .second, .nanosecond: style.hour().minute().second()
        case .minute: style.hour().minute()
        case .hour: style.hour()
        case .month, .quarter: style.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: style.year()
        default: style.month(.abbreviated).day()
        }
    }
}
