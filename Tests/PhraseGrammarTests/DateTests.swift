import Foundation
import PhraseGrammar
import Testing

/// Days and times of day in sentences, said on Wednesday, 13 May 2026, at two in the afternoon.
struct DateTests {
    private static func grammar(_ language: String, _ kind: DatePart) -> PhraseGrammar {
        PhraseGrammar(
            actions: [
                Action(
                    id: "Plan", slots: [Slot("date", .date(kind))],
                    phrases: [Phrase("Xylo Marimba")])
            ], language: .of(Locale(identifier: language)), applicationNames: [])
    }

    private static func dates(
        _ words: String, _ language: String, _ kind: DatePart = .parts,
        at moment: Moment = ExampleGrammar.now
    ) -> [String] {
        let reading = grammar(language, kind).read("xylo marimba \(words)", at: moment).readings
            .first
        return reading?.slots.flatMap { [$0.value] + $0.alternatives }.map { value in
            if case .date(let date) = value { date.words } else { "\(value)" }
        } ?? []
    }

    @Test(arguments: [
        ("tomorrow at five", "2026-05-14T17:00"), ("at five tomorrow", "2026-05-14T17:00"),
        ("next friday", "2026-05-22"), ("on friday", "2026-05-15"), ("this friday", "2026-05-15"),
        ("last friday", "2026-05-08"), ("wednesday", "2026-05-20"), ("next week", "2026-05-20"),
        ("next month", "2026-06-13"), ("the day after tomorrow", "2026-05-15"),
        ("may 3rd", "2027-05-03"), ("the third of june 2028", "2028-06-03"),
        ("the twenty first of june", "2026-06-21"), ("february 29", "2028-02-29"),
        ("2026-12-24", "2026-12-24"), ("12/24", "2026-12-24"), ("tonight", "2026-05-13T21:00"),
        ("tomorrow morning", "2026-05-14T09:00"), ("friday at noon", "2026-05-15T12:00"),
        ("friday at 7 p.m.", "2026-05-15T19:00"), ("at 5:30am", "05:30"), ("17:30", "17:30"),
        ("half past two", "14:30"), ("ten to six", "17:50"), ("quarter past 3", "15:15"),
        ("five o'clock", "17:00"), ("at eight in the evening", "20:00"), ("12 am", "00:00"),
        ("at three at night", "03:00"), ("in 20 minutes", "2026-05-13T14:20:00"),
        ("in half an hour", "2026-05-13T14:30:00"), ("two weeks from now", "2026-05-27"),
        ("3 days ago", "2026-05-10"), ("in a month", "2026-06-13"), ("midnight", "00:00"),
    ])
    func english(words: String, date: String) {
        #expect(Self.dates(words, "en") == [date])
    }

    @Test(arguments: [
        ("am 3. Mai um halb drei", "2027-05-03T14:30"), ("morgen früh", "2026-05-14T09:00"),
        ("heute morgen", "2026-05-13T09:00"), ("am Morgen", "09:00"),
        ("übermorgen um 17 Uhr", "2026-05-15T17:00"), ("um 5 Uhr", "05:00"),
        ("um fünf", "17:00"), ("kommenden Freitag", "2026-05-15"),
        ("nächsten Freitag", "2026-05-22"), ("am einundzwanzigsten Juni", "2026-06-21"),
        ("am 3.6.", "2026-06-03"), ("24.12.2026", "2026-12-24"), ("viertel vor drei", "14:45"),
        ("dreiviertel drei", "14:45"), ("fünf vor halb drei", "14:25"),
        ("17 Uhr 30", "17:30"), ("abends um acht", "20:00"), ("in drei Tagen", "2026-05-16"),
        ("vor drei Tagen", "2026-05-10"), ("in einer halben Stunde", "2026-05-13T14:30:00"),
        ("nächste Woche", "2026-05-20"), ("Sonntag mittag", "2026-05-17T12:00"),
    ])
    func german(words: String, date: String) {
        #expect(Self.dates(words, "de") == [date])
    }

    @Test(arguments: [
        ("明日の午後五時", "2026-05-14T17:00"), ("来週の金曜日", "2026-05-22"), ("金曜日", "2026-05-15"),
        ("12月24日", "2026-12-24"), ("十二月二十四日", "2026-12-24"), ("午後7時半", "19:30"),
        ("午前六時十五分", "06:15"), ("２０分後", "2026-05-13T14:20:00"), ("三日後", "2026-05-16"),
        ("明日の朝", "2026-05-14T08:00"), ("正午", "12:00"), ("今夜八時", "2026-05-13T20:00"),
    ])
    func japanese(words: String, date: String) {
        #expect(Self.dates(words, "ja") == [date])
    }

    @Test("An hour of another day that may be in the morning or in the evening is both")
    func ambiguous() {
        #expect(
            Self.dates("tomorrow at eight", "en") == ["2026-05-14T08:00", "2026-05-14T20:00"])
        #expect(Self.dates("today at eight", "en") == ["2026-05-13T20:00"])
        #expect(Self.dates("morgen um 8 Uhr", "de") == ["2026-05-14T08:00"])
    }

    @Test("A slot takes the part of a date that it is for, and a time is the next one that comes")
    func kinds() {
        #expect(Self.dates("tomorrow at five", "en", .day) == ["2026-05-14"])
        #expect(Self.dates("for five", "en", .time) == ["17:00"])
        #expect(Self.dates("for five", "en", .dayAndTime) == [])
        #expect(Self.dates("at five", "en", .dayAndTime) == ["2026-05-13T17:00"])
        #expect(Self.dates("at 1:30 pm", "en", .dayAndTime) == ["2026-05-14T13:30"])
        #expect(Self.dates("in two hours", "en", .time) == ["16:00"])
        #expect(Self.dates("in two hours", "en", .day) == [])
    }

    @Test("A day and the time on it can be two values; two points in time need words before them")
    func twoSlots() {
        func slots(_ first: DatePart, _ second: DatePart) -> [String] {
            let grammar = PhraseGrammar(
                actions: [
                    Action(
                        id: "Plan", slots: [Slot("a", .date(first)), Slot("b", .date(second))],
                        phrases: [Phrase("Xylo Marimba")])
                ], language: .of(Locale(identifier: "en")), applicationNames: [])
            let found = grammar.read("xylo marimba tomorrow at five", at: ExampleGrammar.now)
            return found.readings.first?.slots.map(\.slot) ?? []
        }
        #expect(slots(.day, .time) == ["a", "b"])
        #expect(slots(.time, .day) == ["b", "a"])
        #expect(slots(.dayAndTime, .dayAndTime) == [])
    }

    @Test("The day is the person's")
    func timeZone() throws {
        let tokyo = Moment(
            date: ExampleGrammar.now.date.addingTimeInterval(4 * 3600),
            timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")))
        #expect(Self.dates("tomorrow", "en", at: tokyo) == ["2026-05-15"])
    }

    @Test("The day is before the month where people write it so")
    func order() {
        #expect(Self.dates("3/6", "en-GB") == ["2026-06-03"])
        #expect(Self.dates("3/6", "en-US") == ["2027-03-06"])
    }

    @Test(
        "What is no date is none",
        arguments: [
            "february 30", "may", "2026-13-01", "13/45", "25:00", "in 99999999999999 days",
            "in 9999 years", "at", "next", "five", "half past", "99999999 o'clock", "1/1/99999",
        ])
    func none(words: String) {
        #expect(Self.dates(words, "en") == [])
    }
}
