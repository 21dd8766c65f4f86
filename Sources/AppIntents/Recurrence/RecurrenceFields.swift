import AppIntentsMetadata
import Foundation
import _Localization

/// The part of a recurrence rule that the system asks a person for.
struct RecurrenceFields {
    private var frequency: Calendar.RecurrenceRule.Frequency
    private var interval = 1
    private var weekdays: [Locale.Weekday] = []
    private var count: Int?
    private var until: Date?

    /// Reads the fields from a rule.
    init(_ rule: Calendar.RecurrenceRule) {
        frequency = rule.frequency
        interval = rule.interval
        weekdays = rule.weekdays.compactMap { day in
            if case .every(let day) = day { day } else { nil }
        }
        count = rule.end.occurrences
        until = rule.end.date
    }

    /// The rule in the person's calendar.
    var rule: Calendar.RecurrenceRule {
        Calendar.RecurrenceRule(
            calendar: .current, frequency: frequency, interval: interval,
            end: count.map { .afterOccurrences($0) } ?? until.map { .afterDate($0) } ?? .never,
            weekdays: weekdays.map { .every($0) })
    }

    // MARK: - Data

    /// Reads the fields of `data`, or those that a form sends; `nil` for an unknown field, an
    /// invalid one, and two ends.
    init?(data: [String: ParameterValue]) {
        var fields = data.filter { !$0.value.isNull && $0.value != "" && $0.value != [] }
        guard case .string(let name)? = fields.removeValue(forKey: "frequency"),
            let frequency = Self.frequencies.first(where: { $0.name == name })?.frequency
        else { return nil }
        self.frequency = frequency
        if let data = fields.removeValue(forKey: "interval") {
            guard let number = Self.number(data) else { return nil }
            interval = number
        }
        if let data = fields.removeValue(forKey: "weekdays") {
            guard let names = [String](parameterValue: data) else { return nil }
            for name in names {
                guard let day = Locale.Weekday(rawValue: name) else { return nil }
                weekdays.append(day)
            }
        }
        if let data = fields.removeValue(forKey: "count") {
            guard let number = Self.number(data) else { return nil }
            count = number
        }
        if let data = fields.removeValue(forKey: "until") {
            guard let date = Date(parameterValue: data) else { return nil }
            until = date
        }
        guard fields.isEmpty, count == nil || until == nil else { return nil }
    }

    private static func number(_ data: ParameterValue) -> Int? {
        Int(parameterValue: data).flatMap { (1...greatest).contains($0) ? $0 : nil }
    }

    /// The fields that differ from a rule with only a frequency.
    var data: [String: ParameterValue] {
        let name = Self.frequencies.first { $0.frequency == frequency }?.name ?? ""
        var data: [String: ParameterValue] = ["frequency": .string(name)]
        if interval != 1 { data["interval"] = .int(interval) }
        if !weekdays.isEmpty {
            data["weekdays"] = .array(weekdays.map { .string($0.rawValue) })
        }
        data["count"] = count.map(ParameterValue.int)
        // As precise as data, so that a date is the same before and after encoding.
        data["until"] = until.map {
            let milliseconds = ($0.timeIntervalSinceReferenceDate * 1000).rounded()
            return .date(Date(timeIntervalSinceReferenceDate: milliseconds / 1000))
        }
        return data
    }

    /// The greatest valid interval and number of times.
    static let greatest = 9999

    struct Frequency {
        let name: String
        let frequency: Calendar.RecurrenceRule.Frequency
        let title: LocalizedStringResource
        /// The unit in English, and its iCalendar frequency.
        let unit: String
    }

    static var frequencies: [Frequency] {
        [
            .init(
                name: "minutely", frequency: .minutely, title: .init(system: "Every minute"),
                unit: "minute"),
            .init(
                name: "hourly", frequency: .hourly, title: .init(system: "Every hour"),
                unit: "hour"),
            .init(name: "daily", frequency: .daily, title: .init(system: "Every day"), unit: "day"),
            .init(
                name: "weekly", frequency: .weekly, title: .init(system: "Every week"),
                unit: "week"),
            .init(
                name: "monthly", frequency: .monthly, title: .init(system: "Every month"),
                unit: "month"),
            .init(
                name: "yearly", frequency: .yearly, title: .init(system: "Every year"),
                unit: "year"),
        ]
    }

    /// The frequencies that a list offers.
    ///
    /// No person plans something for every minute: such a rule is read, kept and shown, but not
    /// offered.
    static var offeredFrequencies: [Frequency] {
        let days = frequencies.filter { $0.frequency != .minutely && $0.frequency != .hourly }
        return days + frequencies.filter { $0.frequency == .hourly }
    }

    /// Returns the days of the week, beginning with the first one in a region.
    static func weekdays(in locale: Locale) -> [Locale.Weekday] {
        let days: [Locale.Weekday] = [
            .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
        ]
        let first = days.firstIndex(of: locale.firstDayOfWeek) ?? 0
        return Array(days[first...] + days[..<first])
    }
}

extension Locale.Weekday {
    /// Returns the name of the day in a language.
    func name(in locale: Locale) -> String {
        let days: [Locale.Weekday] = [
            .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
        ]
        // The reference date of Foundation is a Monday.
        let place = days.firstIndex(of: self) ?? 0
        let date = Date(timeIntervalSinceReferenceDate: Double(place) * 86_400)
        let style = Date.FormatStyle(locale: locale, timeZone: .gmt).weekday(.wide)
        return date.formatted(style)
    }
}
