import Foundation

// Components need not make a date: an alarm has a weekday and a time, a birthday a month and a day,
// a duration forty-five days. These are written part by part: `month=12 day=24`.
extension DateComponents {
    /// Every part that is set, as `name=value`, separated by spaces; empty if none is.
    var partsText: String {
        var parts: [String] = []
        if let calendar, let named = Self.calendars.first(where: { $0.1 == calendar.identifier }) {
            parts.append("calendar=\(named.0)")
        }
        if let timeZone { parts.append("timeZone=\(timeZone.identifier)") }
        for (name, component) in Self.numbers {
            if let number = value(for: component) { parts.append("\(name)=\(number)") }
        }
        if let isLeapMonth { parts.append("isLeapMonth=\(isLeapMonth)") }
        return parts.joined(separator: " ")
    }

    /// Reads the text of `partsText`, in any order; `nil` for an unknown part, a repeated one, and
    /// an empty text.
    ///
    /// Any number is valid: an author may intend one outside the usual range, such as 36 hours.
    init?(partsText text: String) {
        self.init()
        var names: Set<Substring> = []
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            guard let equals = part.firstIndex(of: "=") else { return nil }
            let name = part[..<equals]
            guard names.insert(name).inserted,
                set(name, to: String(part[part.index(after: equals)...]))
            else { return nil }
        }
    }

    private mutating func set(_ name: Substring, to text: String) -> Bool {
        switch name {
        case "calendar":
            guard let identifier = Self.calendars.first(where: { $0.0 == text })?.1 else {
                return false
            }
            calendar = Calendar(identifier: identifier)
        case "timeZone":
            guard let timeZone = TimeZone(identifier: text) else { return false }
            self.timeZone = timeZone
        case "isLeapMonth":
            guard let isLeapMonth = Bool(text) else { return false }
            self.isLeapMonth = isLeapMonth
        default:
            guard let component = Self.numbers.first(where: { $0.0 == name })?.1,
                let number = Int(text)
            else { return false }
            setValue(number, for: component)
        }
        return true
    }

    private static let numbers: [(String, Calendar.Component)] = [
        ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour),
        ("minute", .minute), ("second", .second), ("nanosecond", .nanosecond),
        ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter),
        ("weekOfMonth", .weekOfMonth), ("weekOfYear", .weekOfYear),
        ("yearForWeekOfYear", .yearForWeekOfYear), ("dayOfYear", .dayOfYear),
    ]

    /// The names in Unicode's locale data for the older calendars, and in Foundation for the newer.
    private static let calendars: [(String, Calendar.Identifier)] = [
        ("gregory", .gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist),
        ("chinese", .chinese), ("coptic", .coptic), ("ethiopic", .ethiopicAmeteMihret),
        ("ethioaa", .ethiopicAmeteAlem), ("hebrew", .hebrew), ("indian", .indian),
        ("islamic", .islamic), ("islamic-civil", .islamicCivil),
        ("islamic-tbla", .islamicTabular), ("islamic-umalqura", .islamicUmmAlQura),
        ("japanese", .japanese), ("persian", .persian), ("roc", .republicOfChina),
        ("bangla", .bangla), ("gujarati", .gujarati), ("kannada", .kannada),
        ("malayalam", .malayalam), ("marathi", .marathi), ("odia", .odia), ("tamil", .tamil),
        ("telugu", .telugu), ("vikram", .vikram), ("dangi", .dangi), ("vietnamese", .vietnamese),
    ]
}
