import AppIntentsMetadata
import Foundation

/// Recurrence rules as people type them: in English, and as iCalendar writes them (RFC 5545).
enum RecurrenceText {
    static func rule(_ text: String) -> Calendar.RecurrenceRule? {
        guard text.utf8.count <= 512 else { return nil }
        let text = text.trimmingCharacters(in: .whitespaces)
        return text.contains("=") ? iCalendar(text) : english(text.lowercased())
    }

    // MARK: - English

    /// Reads `daily`, `every day`, `every 2 weeks on monday and friday`.
    private static func english(_ text: String) -> Calendar.RecurrenceRule? {
        guard
            let match = text.wholeMatch(
                of: /(?:every (?:([0-9]{1,4}) )?([a-z]+)|([a-z]+))(?: on ([a-z, ]+))?/)
        else { return nil }
        let (_, number, unit, adverb, days) = match.output
        let known = RecurrenceFields.frequencies.first { known in
            if let adverb { return String(adverb) == known.name }
            let unit = unit.map { String($0) }
            return unit == known.unit || unit == known.unit + "s"
        }
        guard let known else { return nil }
        var rule = Calendar.RecurrenceRule(calendar: .current, frequency: known.frequency)
        if let number { rule.interval = Int(number) ?? 0 }
        let words = (days ?? "").split(whereSeparator: { $0 == " " || $0 == "," })
        for word in words where word != "and" {
            guard let day = weekday(String(word)) else { return nil }
            rule.weekdays.append(.every(day))
        }
        return rule
    }

    private static func weekday(_ word: String) -> Locale.Weekday? {
        let english = Locale(identifier: "en_US_POSIX")
        return RecurrenceFields.weekdays(in: english).first { day in
            let name = day.name(in: english).lowercased()
            return word == name || word == name + "s" || word == day.rawValue
        }
    }

    // MARK: - iCalendar

    /// Reads `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR`, also with `RRULE:` before it.
    private static func iCalendar(_ text: String) -> Calendar.RecurrenceRule? {
        var parts: [String: String] = [:]
        let text = text.uppercased()
        let list = text.hasPrefix("RRULE:") ? text.dropFirst(6) : text[...]
        for part in list.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, parts.updateValue(pair[1], forKey: pair[0]) == nil else {
                return nil
            }
        }
        guard let name = parts.removeValue(forKey: "FREQ")?.lowercased(),
            let known = RecurrenceFields.frequencies.first(where: { $0.name == name })
        else { return nil }
        var rule = Calendar.RecurrenceRule(calendar: .current, frequency: known.frequency)
        for (name, value) in parts {
            guard set(name, to: value, in: &rule) else { return nil }
        }
        return parts["COUNT"] == nil || parts["UNTIL"] == nil ? rule : nil
    }

    private static func set(
        _ name: String, to value: String, in rule: inout Calendar.RecurrenceRule
    ) -> Bool {
        switch name {
        case "INTERVAL":
            guard let number = Int(value) else { return false }
            rule.interval = number
        case "COUNT":
            guard let number = Int(value) else { return false }
            rule.end = .afterOccurrences(number)
        case "UNTIL":
            guard let date = date(value) else { return false }
            rule.end = .afterDate(date)
        case "BYDAY":
            let days = value.split(separator: ",", omittingEmptySubsequences: false).map(day)
            rule.weekdays = days.compactMap(\.self)
            return rule.weekdays.count == days.count
        case "BYMONTH":
            guard let numbers = numbers(value, 1...13) else { return false }
            rule.months = numbers.map { .init($0) }
        default:
            guard let (path, range) = lists[name], let numbers = numbers(value, range) else {
                return false
            }
            rule[keyPath: path] = numbers
        }
        return true
    }

    /// The lists of numbers that a rule may have, each with its greatest number.
    private static var lists:
        [String: (WritableKeyPath<Calendar.RecurrenceRule, [Int]>, ClosedRange<Int>)]
    {
        [
            "BYSECOND": (\.seconds, 0...60), "BYMINUTE": (\.minutes, 0...59),
            "BYHOUR": (\.hours, 0...23), "BYMONTHDAY": (\.daysOfTheMonth, -31...31),
            "BYYEARDAY": (\.daysOfTheYear, -366...366), "BYWEEKNO": (\.weeks, -53...53),
            "BYSETPOS": (\.setPositions, -366...366),
        ]
    }

    /// Returns whether every number of a rule exists in a calendar.
    static func hasUsualNumbers(_ rule: Calendar.RecurrenceRule) -> Bool {
        lists.values.allSatisfy { path, range in
            rule[keyPath: path].allSatisfy { isUsual($0, range) }
        }
            && rule.months.allSatisfy { (1...13).contains($0.index) }
            && rule.weekdays.allSatisfy { day in
                if case .nth(let number, _) = day { isUsual(number, -53...53) } else { true }
            }
    }

    /// Returns whether a number is in a range; a range of numbers that also count from the end
    /// excludes zero.
    private static func isUsual(_ number: Int, _ range: ClosedRange<Int>) -> Bool {
        range.contains(number) && (number != 0 || range.lowerBound == 0)
    }

    private static func numbers(_ text: String, _ range: ClosedRange<Int>) -> [Int]? {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Int($0) }.filter { isUsual($0, range) }
        return numbers.count == words.count ? numbers : nil
    }

    private static func day(_ text: Substring) -> Calendar.RecurrenceRule.Weekday? {
        let names: [Substring: Locale.Weekday] = [
            "MO": .monday, "TU": .tuesday, "WE": .wednesday, "TH": .thursday, "FR": .friday,
            "SA": .saturday, "SU": .sunday,
        ]
        guard let day = names[text.suffix(2)] else { return nil }
        let number = text.dropLast(2)
        if number.isEmpty { return .every(day) }
        guard let number = Int(number), isUsual(number, -53...53) else { return nil }
        return .nth(number, day)
    }

    /// Reads `20261231` and `20261231T090000Z`.
    private static func date(_ text: String) -> Date? {
        guard
            let match = text.wholeMatch(
                of: /([0-9]{4})([0-9]{2})([0-9]{2})(?:T([0-9]{2})([0-9]{2})([0-9]{2})(Z)?)?/)
        else { return nil }
        let (_, year, month, day, hour, minute, second, zone) = match.output
        var iso = "\(year)-\(month)-\(day)"
        if let hour, let minute, let second { iso += "T\(hour):\(minute):\(second)\(zone ?? "")" }
        return Date(parameterValue: .string(iso))
    }
}
