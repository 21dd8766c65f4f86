extension Language {
    static let arabicCalendar: CalendarWords = {
        var words = CalendarWords()
        let night = CalendarWords.DayPart(half: .night, hour: 21)
        for (days, names) in [
            (0, "اليوم"), (1, "غدا الغد غد بكرة بكرا"), (-1, "أمس البارحة"),
        ] {
            for name in Language.words(names) { words.days[name] = .init(days: days) }
        }
        words.days["الليله"] = .init(days: 0, part: night)
        for name in ["بعد غد", "بعد الغد", "بعد بكره"] { words.days[name] = .init(days: 2) }
        for name in ["قبل امس", "اول امس"] { words.days[name] = .init(days: -2) }
        for (days, turns) in [(7, "القادم المقبل التالي الجاي"), (-7, "الماضي السابق الفائت")] {
            for turn in Language.words(turns) {
                words.days["الاسبوع \(turn)"] = .init(days: days)
            }
        }
        for (day, name) in Language.words("الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد")
            .enumerated()
        {
            words.weekdays[name] = day
            // The day that comes is the same with the word for it, which follows the day.
            for turn in Language.words("القادم القادمة المقبل المقبلة") {
                words.weekdays["\(name) \(turn)"] = day
            }
        }
        words.add(
            """
            يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
            """, to: \.months, from: 1)
        words.months.merge(
            [
                "كانون الثاني": 1, "شباط": 2, "اذار": 3, "نيسان": 4, "ايار": 5, "حزيران": 6,
                "تموز": 7, "اب": 8, "ايلول": 9, "تشرين الاول": 10, "تشرين الثاني": 11,
                "كانون الاول": 12, "يوليوز": 7, "غشت": 8, "ابريل": 4,
            ]
        ) { first, _ in first }
        // In "the third of May" the preposition tells nothing.
        for (name, month) in words.months { words.months["من \(name)"] = month }
        words.spans = [
            "شهر": .month, "اشهر": .month, "شهور": .month, "سنه": .year, "سنوات": .year,
            "عام": .year, "اعوام": .year,
        ]
        for name in Language.words("صباحا صباح الصباح ص فجرا") {
            words.parts[name] = .init(half: .morning, hour: name == "ص" ? nil : 9)
        }
        for name in Language.words("مساء المساء م") {
            words.parts[name] = .init(half: .later, hour: name == "م" ? nil : 18)
        }
        for name in Language.words("ظهرا الظهر") {
            words.parts[name] = .init(half: .later, hour: 12)
        }
        for name in Language.words("عصرا العصر") {
            words.parts[name] = .init(half: .later, hour: 16)
        }
        for name in Language.words("ليلا الليل") { words.parts[name] = night }
        words.hours = ["منتصف الليل": 0, "منتصف النهار": 12]
        words.before = ["بعد": 1, "خلال": 1, "قبل": -1, "منذ": -1]
        words.at = ["الساعه"]
        let hours = Language.words(
            """
            الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة
            """)
        for (offset, name) in hours.enumerated() { words.hourNames[name] = offset + 1 }
        for ten in ["عشره", "عشر"] {
            words.hourNames["الحاديه \(ten)"] = 11
            words.hourNames["الثانيه \(ten)"] = 12
        }
        for (minutes, names) in [
            (30, "والنصف ونصف"), (15, "والربع وربع"), (20, "والثلث وثلث"),
        ] {
            for name in Language.words(names) { words.minutesAfter[name] = minutes }
        }
        for (minutes, names) in [(15, "ربع ربعا الربع"), (20, "ثلث ثلثا الثلث")] {
            for name in Language.words(names) { words.minutesAfter["الا \(name)"] = -minutes }
        }
        return words
    }()
}
