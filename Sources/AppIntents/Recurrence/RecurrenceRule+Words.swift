import Foundation
import _Localization

extension Calendar.RecurrenceRule {
    /// Returns the rule in the words of a language: “Every 2 weeks on Monday and Friday, 10 times”.
    func words(in locale: Locale) -> String {
        var words = often.text(in: locale)
        let days = RecurrenceFields.weekdays(in: locale).filter { weekdays.contains(.every($0)) }
        if !days.isEmpty {
            let names = days.map { $0.name(in: locale) }
                .formatted(.list(type: .and).locale(locale))
            words = LocalizedStringResource(system: "\(words) on \(names)").text(in: locale)
        }
        if days.count < weekdays.count || saysMore {
            words = LocalizedStringResource(system: "\(words), with further rules").text(in: locale)
        }
        if let count = end.occurrences {
            words = LocalizedStringResource(system: "\(words), \(count)×").text(in: locale)
        } else if let date = end.date {
            let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
            let day = date.formatted(style)
            words = LocalizedStringResource(system: "\(words) until \(day)").text(in: locale)
        }
        return words
    }

    private var often: LocalizedStringResource {
        if interval == 1 {
            let known = RecurrenceFields.frequencies.first { $0.frequency == frequency }
            return known?.title ?? .init(verbatim: "")
        }
        return switch frequency {
        case .minutely: .init(system: "Every \(interval) minutes")
        case .hourly: .init(system: "Every \(interval) hours")
        case .daily: .init(system: "Every \(interval) days")
        case .weekly: .init(system: "Every \(interval) weeks")
        case .monthly: .init(system: "Every \(interval) months")
        case .yearly: .init(system: "Every \(interval) years")
        @unknown default: .init(verbatim: "")
        }
    }

    private var saysMore: Bool {
        !months.isEmpty || !daysOfTheYear.isEmpty || !daysOfTheMonth.isEmpty || !weeks.isEmpty
            || !hours.isEmpty || !minutes.isEmpty || !seconds.isEmpty || !setPositions.isEmpty
    }
}
