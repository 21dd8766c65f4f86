import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

/// What data means for the plain types: what a form, a command line or a stored recipe says.
struct PlainValueTests {
    private func components(_ text: String) -> DateComponents? {
        DateComponents(parameterValue: .string(text))
    }

    @Test("Yes or no is understood in the usual spellings")
    func bools() {
        for yes: ParameterValue in [true, 1, "true", "TRUE", "yes", "on", "1"] {
            #expect(Bool(parameterValue: yes) == true, "\(yes)")
        }
        for no: ParameterValue in [false, 0, "false", "No", "off", "0"] {
            #expect(Bool(parameterValue: no) == false, "\(no)")
        }
        for neither: ParameterValue in [nil, 2, -1, 1.0, "", "y", "maybe", [true]] {
            #expect(Bool(parameterValue: neither) == nil, "\(neither)")
        }
    }

    @Test("A whole number is understood exactly or not at all")
    func ints() {
        let understood: [(ParameterValue, Int)] = [
            (3, 3), (.int(.min), .min), (3.0, 3), (-0.0, 0), ("12", 12), (" -7 ", -7), ("+5", 5),
        ]
        for (data, value) in understood { #expect(Int(parameterValue: data) == value, "\(data)") }
        let wrong: [ParameterValue] = [
            nil, true, 2.5, 1e300, .double(.nan), .double(.infinity), "", " ", "1.0", "1e3", "0x10",
            "twelve", "9223372036854775808", "1 2", [1], .entity(type: "T", id: "1"),
        ]
        for data in wrong { #expect(Int(parameterValue: data) == nil, "\(data)") }
    }

    @Test("A number from a text is finite")
    func doubles() {
        let understood: [(ParameterValue, Double)] = [
            (2.5, 2.5), (3, 3), ("2.5", 2.5), (" 1e3 ", 1000), ("-0.25", -0.25),
        ]
        for (data, value) in understood {
            #expect(Double(parameterValue: data) == value, "\(data)")
        }
        for data: ParameterValue in [nil, true, "", "nan", "inf", "-infinity", "1,5", "a", [1.5]] {
            #expect(Double(parameterValue: data) == nil, "\(data)")
        }
    }

    @Test("A text is kept as it is; a number becomes one")
    func strings() {
        for text in ["", " a ", "<b>&amp;</b>", "\u{0}\u{7}", "\u{202E}abc", "👩‍👩‍👧"] {
            #expect(String(parameterValue: .string(text)) == text)
        }
        #expect(String(parameterValue: 3) == "3")
        #expect(String(parameterValue: 2.5) == "2.5")
        for data: ParameterValue in [nil, true, ["a"], .data([1])] {
            #expect(String(parameterValue: data) == nil, "\(data)")
        }
    }

    @Test("An address needs a scheme")
    func addresses() {
        #expect(
            URL(parameterValue: "https://example.com/a?b=c")
                == URL(string: "https://example.com/a?b=c"))
        #expect(URL(parameterValue: "mailto:a@example.com")?.scheme == "mailto")
        for data: ParameterValue in [
            nil, 1, "", "example.com", "/path", "https://exa mple.com/\u{0}",
        ] {
            #expect(URL(parameterValue: data) == nil, "\(data)")
        }
    }

    @Test(
        "A date, a time or both are understood as forms write them",
        arguments: [
            ("2026-11-21", DateComponents(year: 2026, month: 11, day: 21)),
            ("09:30", DateComponents(hour: 9, minute: 30)),
            ("T09:30", DateComponents(hour: 9, minute: 30)),
            ("09:30:15", DateComponents(hour: 9, minute: 30, second: 15)),
            (
                "2026-11-21T09:30",
                DateComponents(year: 2026, month: 11, day: 21, hour: 9, minute: 30)
            ),
            (
                "2026-11-21T23:59:59.999",
                DateComponents(year: 2026, month: 11, day: 21, hour: 23, minute: 59, second: 59)
            ),
            (
                "2026-11-21T09:30Z",
                DateComponents(timeZone: .gmt, year: 2026, month: 11, day: 21, hour: 9, minute: 30)
            ),
            (
                "2026-11-21T09:30:00+05:30",
                DateComponents(
                    timeZone: TimeZone(secondsFromGMT: 19_800), year: 2026, month: 11, day: 21,
                    hour: 9, minute: 30, second: 0)
            ),
            (
                "2026-11-21T09:30-0800",
                DateComponents(
                    timeZone: TimeZone(secondsFromGMT: -28_800), year: 2026, month: 11, day: 21,
                    hour: 9, minute: 30)
            ),
            ("2028-02-29", DateComponents(year: 2028, month: 2, day: 29)),
            ("0001-01-01", DateComponents(year: 1, month: 1, day: 1)),
        ])
    func dateComponents(_ text: String, _ expected: DateComponents) {
        #expect(components(text) == expected)
    }

    @Test(
        "A date that does not exist is not moved to another day, and a time not to another hour",
        arguments: [
            "", " ", "T", "Z", "yesterday", "2026", "2026-11", "2026-13-01", "2026-00-10",
            "2026-11-00", "2026-11-31", "2026-02-29", "2026-02-31", "26-11-21", "2026-1-1",
            "24:00", "09:60", "09:30:60", "9:30", "0930", "2026-11-21T", "2026-11-2109:30",
            "2026-11-21 09:30", "2026-11-21T25:00", "2026-11-21T09:30+99:00", "09:30+05:99",
            "2026-11-21T09:30Zebra", "٢٠٢٦-١١-٢١", "２０２６-１１-２１", "2026-11-21\n", "-2026-11-21",
        ])
    func noDate(_ text: String) {
        #expect(components(text) == nil)
        #expect(Date(parameterValue: .string(text)) == nil)
    }

    @Test(
        "A date in a text is meant in the calendar and the time zone of the system, unless it says")
    func dates() throws {
        let exact = Date(timeIntervalSince1970: 1_795_253_400)
        #expect(Date(parameterValue: .date(exact)) == exact)
        #expect(Date(parameterValue: "2026-11-21T09:30:00Z") == exact)
        #expect(Date(parameterValue: "2026-11-21T15:00:00+05:30") == exact)
        #expect(Date(parameterValue: "2026-11-21T01:30-08:00") == exact)

        let local = try #require(Date(parameterValue: "2026-11-21T09:30"))
        let parts = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: local)
        #expect(
            parts
                == DateComponents(
                    year: 2026, month: 11, day: 21, hour: 9, minute: 30, second: 0))
        for data: ParameterValue in [nil, true, 1_795_253_400, 1.5, [1]] {
            #expect(Date(parameterValue: data) == nil, "\(data)")
        }
    }

    @Test(
        "What components are written as is what they are read from",
        arguments: [
            "2026-11-21", "09:30", "09:30:00", "23:59:59", "2026-11-21T09:30",
            "2026-11-21T09:30:15",
            "2026-11-21T09:30:15+00:00",
            "2026-11-21T09:30:15-08:00", "2026-11-21T09:30:15+05:30", "0987-01-02",
        ])
    func componentsRoundTrip(_ text: String) throws {
        let value = try #require(components(text))
        #expect(value.parameterValue == .string(text))
    }

    @Test(
        "Components that make no date are written part by part, and mean the same again",
        arguments: [
            (DateComponents(month: 12, day: 24), "month=12 day=24"),
            (DateComponents(hour: 7, minute: 30, weekday: 2), "hour=7 minute=30 weekday=2"),
            (DateComponents(hour: 7), "hour=7"),
            (DateComponents(day: 45), "day=45"),
            (DateComponents(hour: 36, minute: 90), "hour=36 minute=90"),
            (DateComponents(year: 2026, month: 2, day: 31), "year=2026 month=2 day=31"),
            (DateComponents(year: -44, month: 3, day: 15), "year=-44 month=3 day=15"),
            (
                DateComponents(hour: 9, minute: 30, second: 0, nanosecond: 5),
                "hour=9 minute=30 second=0 nanosecond=5"
            ),
            (
                DateComponents(
                    timeZone: TimeZone(identifier: "Europe/Vienna"), year: 2026, month: 7, day: 1,
                    hour: 9, minute: 0),
                "timeZone=Europe/Vienna year=2026 month=7 day=1 hour=9 minute=0"
            ),
            (
                DateComponents(
                    calendar: Calendar(identifier: .hebrew), era: 0, year: 5787, month: 1, day: 1),
                "calendar=hebrew era=0 year=5787 month=1 day=1"
            ),
            (
                DateComponents(
                    weekdayOrdinal: 2, quarter: 1, weekOfMonth: 3, weekOfYear: 4,
                    yearForWeekOfYear: 2026),
                "weekdayOrdinal=2 quarter=1 weekOfMonth=3 weekOfYear=4 yearForWeekOfYear=2026"
            ),
        ])
    func partsRoundTrip(_ value: DateComponents, _ text: String) {
        #expect(value.parameterValue == .string(text))
        #expect(components(text) == value)
    }

    @Test("The leap month and the day of the year are parts too")
    func rareParts() {
        var value = DateComponents()
        value.setValue(366, for: .dayOfYear)
        value.isLeapMonth = true
        #expect(value.parameterValue == "dayOfYear=366 isLeapMonth=true")
        #expect(components("isLeapMonth=true dayOfYear=366") == value)
    }

    @Test(
        "What is no part, comes twice or is no number means nothing, and parts are no moment",
        arguments: [
            "month", "month=", "=12", "month=12 month=12", "month=12  day=24", " month=12",
            "month=twelve", "month=1.5", "month=١٢", "Month=12", "decade=3", "month=12,day=24",
            "timeZone=Nowhere/Land", "calendar=mayan", "isLeapMonth=maybe",
        ])
    func noParts(_ text: String) {
        #expect(components(text) == nil)
        #expect(Date(parameterValue: "year=2026 month=11 day=21") == nil)
    }

    @Test("A point in time as components keeps the moment")
    func componentsOfDate() throws {
        let exact = Date(timeIntervalSince1970: 1_795_253_415)
        let value = try #require(DateComponents(parameterValue: .date(exact)))
        #expect(Calendar.current.date(from: value) == exact)
        let again = try #require(DateComponents(parameterValue: value.parameterValue))
        #expect(Calendar.current.date(from: again) == exact)
    }

    @Test("Every value is data that means the value again")
    func ownData() {
        func check<Value: _IntentValue & Equatable>(_ values: [Value]) {
            for value in values {
                #expect(Value(parameterValue: value.parameterValue) == value)
            }
        }
        check([true, false])
        check([0, -1, Int.max, .min])
        check([0, -1.5, 1e300, .leastNonzeroMagnitude])
        check(["", "a", "\u{0}", "“é”"])
        check([Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_795_253_400.123)])
        check([URL(string: "https://example.com/ä?b")].compactMap { $0 })
    }
}
