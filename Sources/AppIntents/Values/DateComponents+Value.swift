public import AppIntentsMetadata
public import Foundation

extension DateComponents: _IntentValue, _IndexedPropertyValue, _DateValue, _UnconvertedValue {
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .dateParts
    }

    /// The components as a date if that is complete, or else part by part; both read back as the
    /// same components.
    public var _data: ParameterValue {
        let date = dateText
        return .string(DateComponents(dateText: date) == self ? date : partsText)
    }

    /// Reads a date as forms write it, or the text of `partsText`.
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
}

// MARK: - For people

extension DateComponents {
    /// Returns a day, a time of day or both as a language writes them; other components by their names.
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
