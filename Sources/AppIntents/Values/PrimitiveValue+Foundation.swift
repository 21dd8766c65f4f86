package import AppIntentsMetadata
public import Foundation

extension URL: PrimitiveValue {
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
    package init?(parameterValue: ParameterValue) {
        if case .date(let date) = parameterValue {
            self = Calendar.current.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .timeZone], from: date)
            return
        }
        guard case .string(let text) = parameterValue,
            let match = text.wholeMatch(
                of:
                    /(?:(\d{4})-(\d{2})-(\d{2}))?T?(?:(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?/
            ), match.output.1 != nil || match.output.4 != nil
        else { return nil }
        let parts = match.output
        self.init()
        (year, month, day) = (parts.1.flatMap { Int($0) }, parts.2.flatMap { Int($0) }, parts.3.flatMap { Int($0) })
        (hour, minute) = (parts.4.flatMap { Int($0) }, parts.5.flatMap { Int($0) })
        second = parts.6.flatMap { Int($0) }
        if let zone = parts.7 {
            timeZone = Self.timeZone(zone)
        }
        guard isPlausible else { return nil }
    }

    private var isPlausible: Bool {
        (month.map { (1...12).contains($0) } ?? true) && (day.map { (1...31).contains($0) } ?? true)
            && (hour.map { (0...23).contains($0) } ?? true)
            && (minute.map { (0...59).contains($0) } ?? true)
    }

    private static func timeZone(_ text: Substring) -> TimeZone? {
        guard text != "Z" else { return .gmt }
        let digits = text.dropFirst().filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else {
            return nil
        }
        let seconds = (hours * 60 + minutes) * 60
        return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension UUID: PrimitiveValue {
    public static var defaultResolverSpecification: EmptyResolverSpecification<UUID> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .string }
    package var parameterValue: ParameterValue { .string(uuidString) }

    package init?(parameterValue: ParameterValue) {
        guard case .string(let text) = parameterValue else { return nil }
        self.init(uuidString: text)
    }
}
