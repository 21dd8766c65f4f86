extension Language {
    static let japaneseCalendar: CalendarWords = {
        var words = CalendarWords()
        let evening = CalendarWords.DayPart(half: .later, hour: 19)
        let morning = CalendarWords.DayPart(half: .morning, hour: 8)
        for (days, names) in [
            (0, "今日 きょう 本日"), (1, "明日 あした あす"), (2, "明後日 あさって"), (-1, "昨日 きのう"),
            (-2, "一昨日 おととい"), (7, "来週"), (-7, "先週"),
        ] {
            for name in Language.words(names) { words.days[name] = .init(days: days) }
        }
        words.days["今夜"] = .init(days: 0, part: evening)
        words.days["今晩"] = .init(days: 0, part: evening)
        words.days["今朝"] = .init(days: 0, part: morning)
        for ending in ["曜日", "曜"] {
            words.add(
                "月 火 水 木 金 土 日".split(separator: " ").map { $0 + ending }
                    .joined(separator: " "), to: \.weekdays, from: 0)
        }
        words.turns = ["今週": 0, "今度": 0, "来週": 1, "先週": -1]
        words.spans = ["ヶ月": .month, "か月": .month, "カ月": .month, "年": .year, "年間": .year]
        words.parts = [
            "午前": .init(half: .morning), "午後": .init(half: .later), "朝": morning,
            "夕方": .init(half: .later, hour: 17), "夜": evening, "晩": evening,
            "深夜": .init(half: .night, hour: 23),
        ]
        words.hours = ["正午": 12, "お昼": 12]
        words.after = ["後": 1, "前": -1]
        words.marks = ["時"]
        words.halfMarks = ["半"]
        words.yearMarks = ["年"]
        words.monthMarks = ["月"]
        words.dayMarks = ["日"]
        return words
    }()
}
