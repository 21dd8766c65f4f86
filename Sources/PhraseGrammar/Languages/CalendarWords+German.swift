extension Language {
    static let germanCalendar: CalendarWords = {
        var words = CalendarWords()
        words.days = [
            "heute": .init(days: 0), "morgen": .init(days: 1), "ubermorgen": .init(days: 2),
            "gestern": .init(days: -1), "vorgestern": .init(days: -2),
        ]
        words.add(
            "montag dienstag mittwoch donnerstag freitag samstag sonntag", to: \.weekdays, from: 0)
        words.weekdays["sonnabend"] = 5
        words.add(
            "januar februar märz april mai juni juli august september oktober november dezember",
            to: \.months, from: 1)
        words.months["janner"] = 1
        words.turns = ["letzte": -1, "letzten": -1, "letzter": -1, "letztes": -1]
        for ending in ["e", "en", "er", "es"] {
            words.turns["diese" + ending.dropFirst()] = 0
            words.turns["kommend" + ending] = 0
            words.turns["nachst" + ending] = 1
        }
        words.spans = [
            "woche": .week, "monat": .month, "monate": .month, "monaten": .month, "jahr": .year,
            "jahre": .year, "jahren": .year,
        ]
        for morning in ["morgen", "am morgen", "morgens", "fruh", "vormittag", "vormittags"] {
            words.parts[morning] = .init(half: .morning, hour: 9)
        }
        for afternoon in ["nachmittag", "nachmittags"] {
            words.parts[afternoon] = .init(half: .later, hour: 15)
        }
        for evening in ["abend", "abends"] {
            words.parts[evening] = .init(half: .later, hour: 18)
        }
        for night in ["nacht", "nachts"] { words.parts[night] = .init(half: .night, hour: 21) }
        words.hours = ["mittag": 12, "mittags": 12, "mitternacht": 0]
        words.before = ["in": 1, "vor": -1]
        words.after = ["spater": 1]
        words.at = ["um", "gegen", "ab"]
        words.marks = ["uhr"]
        words.marksCountTo24 = true
        words.digitsCountTo24 = true
        words.fractions = ["viertel": 15]
        words.past = ["nach"]
        words.to = ["vor"]
        words.early = ["halb": 30, "dreiviertel": 15]
        return words
    }()
}
