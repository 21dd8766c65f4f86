package import AppIntentsMetadata
public import Foundation

extension URL: PrimitiveValue {
    /// No conversions: other values don't become addresses.
    public static var defaultResolverSpecification: EmptyResolverSpecification<URL> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .url }
    package var parameterValue: ParameterValue { .string(absoluteString) }

    package init?(parameterValue: ParameterValue) {
        guard case .string(let text) = parameterValue, let url = URL(string: text),
            url.scheme != nil
        else { return nil }
        self = url
    }
}

extension Date: PrimitiveValue {
    /// No conversions: other values don't become points in time.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Date> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .date }
    package var parameterValue: ParameterValue { .date(self) }

    package init?(parameterValue: ParameterValue) {
        switch parameterValue {
        case .date(let date): self = date
        case .string(let text):
            guard let components = DateComponents(parameterValue: .string(text)),
                let date = Calendar.current.date(from: components)
            else { return nil }
            self = date
        default: return nil
        }
    }
}

extension DateComponents: PrimitiveValue {
    /// No conversions: other values don't become dates.
    public static var defaultResolverSpecification: EmptyResolverSpecification<DateComponents> {
        .init()
    }
    package static var typeMetadata: ValueTypeMetadata { .dateComponents }

    package var parameterValue: ParameterValue {
        var text = ""
        if let year, let month, let day {
            text = "\(Self.padded(year, 4))-\(Self.padded(month))-\(Self.padded(day))"
        }
        if let hour, let minute {
            text += text.isEmpty ? "" : "T"
            text += "\(Self.padded(hour)):\(Self.padded(minute)):\(Self.padded(second ?? 0))"
        }
        if let timeZone {
            let minutes = timeZone.secondsFromGMT() / 60
            text += minutes < 0 ? "-" : "+"
            text += "\(Self.padded(abs(minutes) / 60)):\(Self.padded(abs(minutes) % 60))"
        }
        return .string(text)
    }

    /// Understands `2026-11-21`, `09:30`, `2026-11-21T09:30(:15)` and those with `Z` or an offset.
    ///
    /// A day or a time that does not exist is not moved to another one: it means nothing.
    package init?(parameterValue: ParameterValue) {
        if case .date(let date) = parameterValue {
            self = Calendar.current.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .timeZone], from: date)
            return
        }
        // Digits are spelled out because `\d` matches those of other scripts, which `Int` does not
        // read.
        guard case .string(let text) = parameterValue,
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

extension UUID: PrimitiveValue {
    /// No conversions: other values don't become identifiers.
    public static var defaultResolverSpecification: EmptyResolverSpecification<UUID> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .string }
    package var parameterValue: ParameterValue { .string(uuidString) }

    package init?(parameterValue: ParameterValue) {
        guard case .string(let text) = parameterValue else { return nil }
        self.init(uuidString: text)
    }
}
