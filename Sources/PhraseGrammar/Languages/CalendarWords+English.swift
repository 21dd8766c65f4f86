extension Language {
    static let englishCalendar: CalendarWords = {
        var words = CalendarWords()
        let night = CalendarWords.DayPart(half: .night, hour: 21)
        words.days = [
            "today": .init(days: 0), "tomorrow": .init(days: 1), "yesterday": .init(days: -1),
            "tonight": .init(days: 0, part: night), "day after tomorrow": .init(days: 2),
            "day before yesterday": .init(days: -2), "tmrw": .init(days: 1),
        ]
        words.add(
            "monday tuesday wednesday thursday friday saturday sunday", to: \.weekdays, from: 0)
        words.add(
            "january february march april may june july august september october november december",
            to: \.months, from: 1)
        words.months.merge(
            [
                "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9,
                "sept": 9, "oct": 10, "nov": 11, "dec": 12,
            ]
        ) { full, _ in full }
        words.turns = ["this": 0, "coming": 0, "next": 1, "last": -1]
        words.spans = [
            "week": .week, "month": .month, "months": .month, "year": .year, "years": .year,
        ]
        words.parts = [
            "morning": .init(half: .morning, hour: 9), "afternoon": .init(half: .later, hour: 15),
            "evening": .init(half: .later, hour: 18), "night": night,
            "am": .init(half: .morning), "a m": .init(half: .morning),
            "pm": .init(half: .later), "p m": .init(half: .later),
        ]
        words.hours = ["noon": 12, "midday": 12, "midnight": 0]
        words.before = ["in": 1]
        words.after = ["from now": 1, "from today": 1, "ago": -1]
        words.at = ["at", "by", "around"]
        words.marks = ["oclock"]
        words.fractions = ["quarter": 15, "a quarter": 15, "half": 30]
        words.past = ["past", "after"]
        words.to = ["to", "before"]
        return words
    }()
}
