public import AppIntentsMetadata
public import Foundation

extension DateComponents: _IntentValue {
    /// The type itself.
    public typealias ValueType = DateComponents
    /// The type itself.
    public typealias UnwrappedType = DateComponents

    /// No conversions: other values don't become dates.
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<DateComponents>()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .dateParts
    }

    /// As a date where that says it all, else part by part; either gives the same components again.
    public var _data: ParameterValue {
        let date = dateText
        return .string(DateComponents(dateText: date) == self ? date : partsText)
    }

    /// Understands a date as forms write it, and what `partsText` writes.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .date(let date):
            self = Calendar.current.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .timeZone], from: date)
        case .string(let text):
            guard let components = Self(dateText: text) ?? Self(partsText: text) else { return nil }
            self = components
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: text(in: locale))
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? { nil }
}

// MARK: - For people

extension DateComponents {
    /// A day, a time of day or both as a language writes them; other components by their names.
    private func text(in locale: Locale) -> String {
        let hasDay = year != nil && month != nil && day != nil
        let hasTime = hour != nil && minute != nil
        var whole = Calendar(identifier: .gregorian)
        if let timeZone { whole.timeZone = timeZone }
        guard hasDay || hasTime, DateComponents(dateText: dateText) == self,
            let date = whole.date(from: hasDay ? self : onAnyDay)
        else { return partsText.replacing("=", with: " ") }
        return date.formatted(
            Date.FormatStyle(
                date: hasDay ? .abbreviated : .omitted, time: hasTime ? .shortened : .omitted,
                locale: locale, calendar: whole, timeZone: whole.timeZone))
    }

    /// The time of day on a day that has every hour.
    private var onAnyDay: DateComponents {
        var components = self
        components.year = 2001
        components.month = 1
        components.day = 1
        return components
    }
}

// MARK: - Dates

extension DateComponents {
    /// A day, a time of day or both, in ISO 8601.
    private var dateText: String {
        var text = ""
        if let year, let month, let day {
            text = "\(Self.padded(year, 4))-\(Self.padded(month))-\(Self.padded(day))"
        }
        if let hour, let minute {
            text += text.isEmpty ? "" : "T"
            text += "\(Self.padded(hour)):\(Self.padded(minute))"
            if let second { text += ":\(Self.padded(second))" }
        }
        if let timeZone {
            let minutes = timeZone.secondsFromGMT() / 60
            text += minutes < 0 ? "-" : "+"
            text += "\(Self.padded(abs(minutes) / 60)):\(Self.padded(abs(minutes) % 60))"
        }
        return text
    }

    /// Understands `2026-11-21`, `09:30`, `2026-11-21T09:30(:15)` and those with `Z` or an offset.
    ///
    /// A day or a time that does not exist is not moved to another one: it means nothing.
    init?(dateText text: String) {
        // Digits are spelled out because `\d` matches those of other scripts, which `Int` does not
        // read.
        guard
            let match = text.wholeMatch(
                of:
                    /(?:([0-9]{4})-([0-9]{2})-([0-9]{2}))?(T)?(?:([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.[0-9]+)?)?(Z|[+-][0-9]{2}:?[0-9]{2})?)?/
            )
        else { return nil }
        let (_, year, month, day, separator, hour, minute, second, zone) = match.output
        let hasDay = year != nil
        let hasTime = hour != nil
        guard hasDay || hasTime, (separator != nil) == (hasDay && hasTime) || (!hasDay && hasTime)
        else { return nil }
        func number(_ digits: Substring?) -> Int? { digits.flatMap { Int($0) } }
        self.init(
            year: number(year), month: number(month), day: number(day), hour: number(hour),
            minute: number(minute), second: number(second))
        if let zone {
            guard let timeZone = Self.timeZone(zone) else { return nil }
            self.timeZone = timeZone
        }
        guard exists else { return nil }
    }

    private var exists: Bool {
        if let hour, !(0...23).contains(hour) { return false }
        if let minute, !(0...59).contains(minute) { return false }
        if let second, !(0...59).contains(second) { return false }
        guard year != nil else { return true }
        return DateComponents(year: year, month: month, day: day)
            .isValidDate(in: Calendar(identifier: .gregorian))
    }

    private static func timeZone(_ text: Substring) -> TimeZone? {
        guard text != "Z" else { return .gmt }
        let digits = text.dropFirst().filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)),
            hours <= 14, minutes <= 59
        else { return nil }
        let seconds = (hours * 60 + minutes) * 60
        return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
