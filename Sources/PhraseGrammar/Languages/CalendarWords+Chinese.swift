extension Language {
    static let chineseCalendar: CalendarWords = {
        var words = CalendarWords()
        let morning = CalendarWords.DayPart(half: .morning, hour: 8)
        // Twelve in the evening is midnight, and one is after it.
        let evening = CalendarWords.DayPart(half: .night, hour: 20)
        for (days, names) in [
            (0, "今天 今日"), (1, "明天 明日"), (2, "后天 後天"), (3, "大后天 大後天"), (-1, "昨天 昨日"),
            (-2, "前天"), (7, "下周 下週 下星期 下个星期 下個星期 下礼拜 下禮拜"), (14, "下下周 下下週"),
            (-7, "上周 上週 上星期 上个星期 上個星期"),
        ] {
            for name in Language.words(names) { words.days[name] = .init(days: days) }
        }
        for (day, days) in [("今", 0), ("明", 1), ("昨", -1)] {
            words.days[day + "晚"] = .init(days: days, part: evening)
            words.days[day + "早"] = .init(days: days, part: morning)
        }
        for week in ["星期", "周", "週", "礼拜", "禮拜"] {
            for last in ["日", "天"] {
                let days = ["一", "二", "三", "四", "五", "六", last].map { week + $0 }
                words.add(days.joined(separator: " "), to: \.weekdays, from: 0)
            }
        }
        // 下周五 is split as 下 and 周五.
        words.turns = [
            "这": 0, "這": 0, "这个": 0, "這個": 0, "本": 0, "本周": 0, "本週": 0, "这周": 0, "這週": 0,
            "下": 1, "下个": 1, "下個": 1, "下周": 1, "下週": 1, "上": -1, "上个": -1, "上個": -1,
            "上周": -1, "上週": -1,
        ]
        words.spans = [
            "月": .month, "个月": .month, "個月": .month, "年": .year,
        ]
        words.parts = [
            "上午": .init(half: .morning, hour: 9), "下午": .init(half: .later, hour: 15),
            "中午": .init(half: .later, hour: 12), "傍晚": .init(half: .later, hour: 18),
            "凌晨": .init(half: .morning, hour: 3), "半夜": .init(half: .night, hour: 23),
            "深夜": .init(half: .night, hour: 23),
        ]
        for name in ["早上", "早晨", "清晨", "早"] { words.parts[name] = morning }
        for name in ["晚上", "夜里", "夜裡", "夜晚", "晚"] { words.parts[name] = evening }
        words.hours = ["正午": 12, "午夜": 0]
        for name in ["后", "後", "之后", "之後", "以后", "以後"] { words.after[name] = 1 }
        for name in ["前", "之前", "以前"] { words.after[name] = -1 }
        words.marks = ["点", "點", "点钟", "點鐘", "时", "時"]
        words.halfMarks = ["半"]
        words.minutesAfter = ["一刻": 15, "三刻": 45]
        words.yearMarks = ["年"]
        words.monthMarks = ["月"]
        words.dayMarks = ["日", "号", "號"]
        words.isMonthFirst = true
        return words
    }()
}
