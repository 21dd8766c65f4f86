extension DateReader {
    /// A time of day: "at five", "17:30", "half past two", "halb drei", "午後5時半".
    ///
    /// A number alone is an hour after "at", and after any preposition where only a time is meant.
    func time(at start: Int, isTimeOnly: Bool) -> (Time, end: Int)? {
        if let (hour, end) = longest(words.hours, at: start) {
            return moved(Time(hour: hour, isOpen: false), at: end)
        }
        if let (time, end) = digitTime(at: start) ?? timeBesideHour(at: start) {
            return halved(time, at: end)
        }
        let before = word(start - 1) ?? ""
        let isAt =
            words.at.contains(before) || words.at.contains("\(word(start - 2) ?? "") \(before)")
            || isTimeOnly && language.functions.contains(before)
        return hourTime(at: start, isAt: isAt)
    }

    /// "17:30", with the mark of an hour after it or without.
    private func digitTime(at start: Int) -> (Time, end: Int)? {
        let parts = tokens[start].text.split(separator: ":")
        guard tokens[start].isNumeric, parts.count == 2, let hour = Int(parts[0]),
            let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        let isOpen = !words.digitsCountTo24 && !parts[0].hasPrefix("0")
        let isMarked = words.marks.contains(word(start + 1) ?? "")
        return (
            Time(hour: hour, minute: minute, isOpen: isOpen), isMarked ? start + 2 : start + 1
        )
    }

    /// "Quarter to five", "ten past five", "halb drei", "fünf vor halb drei".
    private func timeBesideHour(at start: Int) -> (Time, end: Int)? {
        if let (early, after) = longest(words.early, at: start),
            let (hour, end) = clockHour(at: after)
        {
            return (Time(minutes: hour * 60 - early), end)
        }
        guard var (minutes, position) = longest(words.fractions, at: start) ?? whole(at: start),
            minutes < 60
        else { return nil }
        if language.durations[word(position) ?? ""] == 60 { position += 1 }
        guard let side = word(position) else { return nil }
        if words.to.contains(side) {
            minutes = -minutes
        } else if !words.past.contains(side) {
            return nil
        }
        if let (early, after) = longest(words.early, at: position + 1) {
            guard let (hour, end) = clockHour(at: after) else { return nil }
            return (Time(minutes: hour * 60 - early + minutes), end)
        }
        guard let (hour, end) = clockHour(at: position + 1) else { return nil }
        return (Time(minutes: hour * 60 + minutes), end)
    }

    private func clockHour(at position: Int) -> (Int, end: Int)? {
        whole(at: position).flatMap { (1...12).contains($0.0) ? $0 : nil }
    }

    /// "5 pm", "five o'clock", "17 Uhr 30", and "at five thirty".
    private func hourTime(at start: Int, isAt: Bool) -> (Time, end: Int)? {
        let named = longest(words.hourNames, at: start)
        // The rest of a longer number is no hour.
        guard start == 0 || tokens[start - 1].number == nil,
            var (hour, end) = named ?? whole(at: start) ?? one(at: start), hour < 24
        else { return nil }
        // "Twenty five" is a number, and "twenty" an hour.
        if hour >= 20, tokens[start].number == nil, hour % 10 > 3 { (hour, end) = (20, start + 1) }
        var time = Time(hour: hour)
        let isSigned = tokens[start].number != nil && words.signs.contains(word(end) ?? "")
        let isMarked = named != nil || isSigned || words.marks.contains(word(end) ?? "")
        if isMarked {
            if named == nil { end += 1 }
            time.isOpen = !(isSigned ? words.digitsCountTo24 : words.marksCountTo24)
        }
        if isMarked, words.halfMarks.contains(word(end) ?? "") {
            return (Time(hour: hour, minute: 30, isOpen: time.isOpen), end + 1)
        }
        if isMarked || isAt {
            let (moved, after) = moved(time, at: end)
            if after > end { return halved(moved, at: after) }
        }
        var afterMinute = end
        if let (minute, next) = whole(at: end),
            (10..<60).contains(minute) || isMarked && minute < 60
        {
            time.minute = minute
            afterMinute = language.durations[word(next) ?? ""] == 60 ? next + 1 : next
        }
        let (halved, after) = halved(time, at: afterMinute)
        guard isMarked || isAt || after > afterMinute else { return nil }
        return (halved, after)
    }

    /// The article as an hour: "ein Uhr", "une heure", "a la una".
    private func one(at start: Int) -> (Int, end: Int)? {
        guard let article = word(start), language.numbers.articles.contains(article) else {
            return nil
        }
        // "At a" is before many words, and "a la" only before an hour.
        let isHour =
            words.marks.contains(word(start + 1) ?? "")
            || words.at.contains("\(word(start - 2) ?? "") \(word(start - 1) ?? "")")
        return isHour ? (1, start + 1) : nil
    }

    /// Adds the minutes directly after an hour: "et demie", "menos cuarto".
    private func moved(_ time: Time, at position: Int) -> (Time, end: Int) {
        guard let (minutes, end) = longest(words.minutesAfter, at: position) else {
            return (time, position)
        }
        var time = time
        let total = (time.hour * 60 + minutes + 1440) % 1440
        (time.hour, time.minute) = (total / 60, total % 60)
        // A quarter to one is after noon as one is.
        if time.hour == 0, time.isOpen { time.hour = 12 }
        return (time, end)
    }

    /// Takes the half of the day directly after a time: "pm".
    private func halved(_ time: Time, at position: Int) -> (Time, end: Int) {
        guard let (part, end) = longest(words.parts, at: position), part.hour == nil else {
            return (time, position)
        }
        var time = time
        time.half = part.half
        return (time, end)
    }
}

extension DateReader.Time {
    /// Creates the time that is minutes after twelve.
    init(minutes: Int) {
        let hour = minutes / 60 % 12
        self.init(hour: hour == 0 ? 12 : hour, minute: minutes % 60)
    }
}
