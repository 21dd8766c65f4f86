import Foundation

extension DateReader {
    /// A day: "tomorrow", "next friday", "May 3rd", and the part of it that "tonight" means.
    func day(at start: Int) -> (DateComponents, CalendarWords.DayPart?, end: Int)? {
        if let (day, end) = turnedDay(at: start) ?? monthDay(at: start) { return (day, nil, end) }
        if let (relative, end) = longest(words.days, at: start), let day = day(after: relative.days)
        {
            return (day, relative.part, end)
        }
        if let (weekday, end) = longest(words.weekdays, at: start) {
            let ahead = (weekday - todaysWeekday + 6) % 7 + 1
            return day(after: ahead).map { ($0, nil, end) }
        }
        return digitDay(at: start).map { ($0.0, nil, $0.end) }
    }

    /// The day at a distance from today; `nil` where no parameter holds its year.
    func day(after days: Int) -> DateComponents? {
        day(byAdding: .day, days)
    }

    func day(byAdding unit: Calendar.Component, _ count: Int) -> DateComponents? {
        let calendar = moment.calendar
        guard let date = calendar.date(byAdding: unit, value: count, to: moment.date) else {
            return nil
        }
        let day = calendar.dateComponents([.year, .month, .day], from: date)
        return (1...Self.greatest).contains(day.year ?? 0) ? day : nil
    }

    private var todaysWeekday: Int {
        (moment.calendar.component(.weekday, from: moment.date) + 5) % 7
    }

    /// "Next friday" is that of the next week, "this friday" the next one that comes.
    private func turnedDay(at start: Int) -> (DateComponents, end: Int)? {
        guard let (turn, after) = longest(words.turns, at: start) else {
            return dayBeforeTurn(at: start)
        }
        var position = after
        if let word = word(position), language.fillers.contains(word) { position += 1 }
        if let (weekday, end) = longest(words.weekdays, at: position) {
            return day(weekday, turn: turn).map { ($0, end) }
        }
        guard let (span, end) = longest(words.spans, at: after) else { return nil }
        return day(span, turn: turn).map { ($0, end) }
    }

    /// "Vendredi prochain", "la semana que viene".
    private func dayBeforeTurn(at start: Int) -> (DateComponents, end: Int)? {
        if let (weekday, after) = longest(words.weekdays, at: start),
            let (turn, end) = longest(words.laterTurns, at: after)
        {
            return day(weekday, turn: turn).map { ($0, end) }
        }
        guard let (span, after) = longest(words.spans, at: start),
            let (turn, end) = longest(words.laterTurns, at: after)
        else { return nil }
        return day(span, turn: turn).map { ($0, end) }
    }

    private func day(_ weekday: Int, turn: Int) -> DateComponents? {
        let today = todaysWeekday
        return switch turn {
        case 0: day(after: (weekday - today + 7) % 7)
        case 1...: day(after: 7 - today + weekday)
        default: day(after: -((today - weekday + 6) % 7 + 1))
        }
    }

    private func day(_ span: CalendarWords.Span, turn: Int) -> DateComponents? {
        switch span {
        case .week: day(after: 7 * turn)
        case .month: day(byAdding: .month, turn)
        case .year: day(byAdding: .year, turn)
        }
    }

    /// "May 3rd", "3rd of May", "3 Mai 2027", "2026年5月3日".
    private func monthDay(at start: Int) -> (DateComponents, end: Int)? {
        if let (month, after) = longest(words.months, at: start) {
            var position = after
            while let word = word(position), language.fillers.contains(word) { position += 1 }
            guard let (day, end) = dayNumber(at: position) else { return nil }
            return dated(month, day, yearAt: end)
        }
        if let (year, mark) = whole(at: start), words.yearMarks.contains(word(mark) ?? ""),
            let (date, end) = markedDay(at: mark + 1)
        {
            return existing(year, date.month, date.day).map { ($0, end) }
        }
        if let (date, end) = markedDay(at: start) {
            return next(date.month, date.day).map { ($0, end) }
        }
        guard let (day, after) = dayNumber(at: start) else { return nil }
        var position = after
        while let word = word(position),
            language.fillers.contains(word) || words.joints.contains(word)
        {
            position += 1
        }
        guard let (month, end) = longest(words.months, at: position) else { return nil }
        return dated(month, day, yearAt: end)
    }

    /// Reads "5月3日".
    private func markedDay(at start: Int) -> ((month: Int, day: Int), end: Int)? {
        guard let (month, mark) = whole(at: start), words.monthMarks.contains(word(mark) ?? ""),
            let (day, end) = whole(at: mark + 1), words.dayMarks.contains(word(end) ?? "")
        else { return nil }
        return ((month, day), end + 1)
    }

    private func dayNumber(at start: Int) -> (Int, end: Int)? {
        let numbers = language.numbers
        if let first = word(start) {
            if let ordinal = numbers.ordinals[first] { return (ordinal, start + 1) }
            if let tens = numbers.values[first], tens == 20 || tens == 30,
                let ordinal = word(start + 1).flatMap({ numbers.ordinals[$0] }), ordinal < 10
            {
                return (Int(tens) + ordinal, start + 2)
            }
        }
        guard let (day, end) = whole(at: start) else { return nil }
        let hasSuffix = word(end).map { numbers.ordinalSuffixes.contains($0) } ?? false
        return (day, hasSuffix ? end + 1 : end)
    }

    /// The day in the year that is told, or the next one with its month and number.
    private func dated(
        _ month: Int, _ day: Int, yearAt position: Int
    ) -> (DateComponents, end: Int)? {
        if let (year, end) = whole(
            at: words.joints.contains(word(position) ?? "") ? position + 1 : position),
            (1000...Self.greatest).contains(year)
        {
            return existing(year, month, day).map { ($0, end) }
        }
        return next(month, day).map { ($0, position) }
    }

    private func next(_ month: Int, _ day: Int) -> DateComponents? {
        let today = moment.calendar.dateComponents([.year, .month, .day], from: moment.date)
        guard let year = today.year, let thisMonth = today.month, let thisDay = today.day else {
            return nil
        }
        let first = (month, day) < (thisMonth, thisDay) ? year + 1 : year
        // A leap day is at most eight years away.
        return (first...first + 8).lazy.compactMap { existing($0, month, day) }.first
    }

    private func existing(_ year: Int, _ month: Int, _ day: Int) -> DateComponents? {
        guard (1...Self.greatest).contains(year) else { return nil }
        let date = DateComponents(year: year, month: month, day: day)
        return date.isValidDate(in: moment.calendar) ? date : nil
    }

    /// "2026-05-03", "5/3/2026", and "3.5." where a comma writes decimals.
    private func digitDay(at start: Int) -> (DateComponents, end: Int)? {
        let token = tokens[start]
        guard token.isNumeric,
            let separator = token.text.first(where: { "-/.".contains($0) }),
            separator != "." || language.decimalSeparator == ","
        else { return nil }
        let numbers = token.text.split(separator: separator).map { Int($0) ?? 0 }
        let day: DateComponents? =
            switch (numbers.count, words.isMonthFirst) {
            case (3, _) where numbers[0] >= 1000: existing(numbers[0], numbers[1], numbers[2])
            case (3, true) where numbers[2] >= 1000: existing(numbers[2], numbers[0], numbers[1])
            case (3, false) where numbers[2] >= 1000: existing(numbers[2], numbers[1], numbers[0])
            case (2, true) where separator == "/": next(numbers[0], numbers[1])
            case (2, false) where separator != "-": next(numbers[1], numbers[0])
            default: nil
            }
        return day.map { ($0, start + 1) }
    }
}
