import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

/// Rules of repetition as data and as text.
@Suite struct RecurrenceTests {
    private typealias Rule = Calendar.RecurrenceRule

    private static var samples: [(String, Rule)] {
        let calendar = Calendar.current
        let date = Date(timeIntervalSince1970: 1_798_761_600)
        return [
            ("daily", Rule(calendar: calendar, frequency: .daily)),
            ("every day", Rule(calendar: calendar, frequency: .daily)),
            (
                "Every 2 weeks on Monday and Friday",
                Rule(
                    calendar: calendar, frequency: .weekly, interval: 2,
                    weekdays: [.every(.monday), .every(.friday)])
            ),
            (
                "every week on sat, sundays",
                Rule(
                    calendar: calendar, frequency: .weekly,
                    weekdays: [.every(.saturday), .every(.sunday)])
            ),
            (
                "FREQ=MONTHLY;BYDAY=-1FR;COUNT=5",
                Rule(
                    calendar: calendar, frequency: .monthly, end: .afterOccurrences(5),
                    weekdays: [.nth(-1, .friday)])
            ),
            (
                "RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29;UNTIL=20270101T000000Z",
                Rule(
                    calendar: calendar, frequency: .yearly, interval: 4, end: .afterDate(date),
                    months: [2], daysOfTheMonth: [29])
            ),
        ]
    }

    @Test("A rule is understood as people and calendars write it", arguments: samples.indices)
    func typed(place: Int) throws {
        let (text, rule) = Self.samples[place]
        #expect(Rule(parameterValue: .string(text)) == rule)
    }

    @Test("Every rule survives as data, also what is not asked for", arguments: samples.indices)
    func survives(place: Int) throws {
        let rule = Self.samples[place].1
        #expect(Rule(parameterValue: rule._data) == rule)
        let data = try JSONEncoder().encode(rule._data)
        let again = try JSONDecoder().decode(ParameterValue.self, from: data)
        #expect(Rule(parameterValue: again) == rule)
    }

    @Test("A rule that a person changed is the new one")
    func changed() throws {
        guard case .structure(var fields) = Self.samples[4].1._data else { return }
        #expect(fields["rule"] != nil)
        fields["count"] = 6
        let rule = try #require(Rule(parameterValue: .structure(fields)))
        #expect(rule.end.occurrences == 6)
        #expect(rule.weekdays.isEmpty)
    }

    @Test(
        "What is no rule is refused",
        arguments: [
            "", "often", "every", "every 0 days", "every 99999 days", "every day on moonday",
            "FREQ=NEVER", "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0",
            "FREQ=DAILY;COUNT=2;UNTIL=20270101", "FREQ=DAILY;BYDAY=XX", "FREQ=DAILY;BYHOUR=24",
            "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=DAILY;UNTIL=20270230", "FREQ=DAILY;COLOR=RED",
            "FREQ=DAILY;INTERVAL=99999999999999999999", 1, true, [],
            .structure([:]), .structure(["interval": 2]), .structure(["frequency": "often"]),
            .structure(["frequency": "daily", "interval": 0]),
            .structure(["frequency": "daily", "interval": -1]),
            .structure(["frequency": "daily", "count": 1, "until": "2027-01-01"]),
            .structure(["frequency": "daily", "until": "2027-02-30"]),
            .structure(["frequency": "weekly", "weekdays": ["noday"]]),
            .structure(["frequency": "weekly", "color": "red"]),
        ] as [ParameterValue])
    func refused(data: ParameterValue) {
        #expect(Rule(parameterValue: data) == nil)
    }

    @Test("A whole rule that was tampered with does not come in beside the fields")
    func tampered() throws {
        var endless = Rule(calendar: .current, frequency: .daily)
        endless.interval = 0
        let whole = ParameterValue.data([UInt8](try JSONEncoder().encode(endless)))
        let rule = try #require(
            Rule(parameterValue: .structure(["frequency": "daily", "rule": whole])))
        #expect(rule.interval == 1)
        var never = Rule(calendar: .current, frequency: .daily)
        never.hours = [99]
        let late = ParameterValue.data([UInt8](try JSONEncoder().encode(never)))
        #expect(
            Rule(parameterValue: .structure(["frequency": "daily", "rule": late]))?.hours == [])
        let junk = ParameterValue.structure(["frequency": "daily", "rule": .data([1, 2])])
        #expect(Rule(parameterValue: junk) == Rule(calendar: .current, frequency: .daily))
    }

    @Test("A rule is said in a language")
    func display() {
        func words(_ place: Int, _ locale: String) -> String {
            Self.samples[place].1.displayText(in: Locale(identifier: locale))
        }
        #expect(words(0, "en_US") == "Every day")
        #expect(words(2, "en_US") == "Every 2 weeks on Monday and Friday")
        #expect(words(2, "de_DE") == "Alle 2 Wochen am Montag und Freitag")
        #expect(words(4, "en_US") == "Every month, with further rules, 5×")
        // A week begins on Sunday in the United States.
        #expect(words(3, "en_US") == "Every week on Sunday and Saturday")
    }
}
