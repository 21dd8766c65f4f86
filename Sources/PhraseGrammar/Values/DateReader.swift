import Foundation

/// Reads days and times of day in a sentence.
///
/// An hour from one to six that tells no half of the day is in the afternoon. A later one is the next
/// that comes if its day is today, and else in the morning or in the evening. A time without a day is
/// the next one that comes, too.
struct DateReader {
    /// The greatest count in an interval, and the last year.
    static let greatest = 9999

    let tokens: [Token]
    let language: Language
    let moment: Moment

    var words: CalendarWords { language.calendar }

    /// A time of day as it is said.
    struct Time {
        var hour: Int
        var minute = 0
        var half: CalendarWords.DayPart.Half?
        /// The hour may be in both halves of the day.
        var isOpen = true
    }

    private struct Parts {
        var instant: DateComponents?
        var day: DateComponents?
        var part: CalendarWords.DayPart?
        var time: Time?
    }

    /// Returns the day, the time of day or both that begin at a token, and the end of their words;
    /// several if the words don't tell the half of the day.
    func dates(_ kind: DatePart, at start: Int) -> ([DateComponents], end: Int)? {
        var parts = Parts()
        var (position, end) = (start, start)
        while position < tokens.count {
            if let next = read(kind, at: position, into: &parts) {
                (position, end) = (next, next)
                if parts.instant != nil { break }
            } else if end > start, position - end < 2, isSmall(tokens[position].text) {
                position += 1
            } else {
                break
            }
        }
        guard end > start, let date = resolved(parts, kind) else { return nil }
        var dates = [date]
        if parts.day != nil, parts.part == nil, let time = parts.time, time.half == nil,
            time.isOpen, let hour = date.hour, (7...11).contains(hour), !isToday(date)
        {
            var evening = date
            evening.hour = hour + 12
            dates.append(evening)
        }
        return (dates, end)
    }

    private var now: DateComponents {
        moment.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moment.date)
    }

    private func isToday(_ day: DateComponents) -> Bool {
        (day.year, day.month, day.day) == (now.year, now.month, now.day)
    }

    /// A word between a day and a time: "at", "の".
    private func isSmall(_ word: String) -> Bool {
        language.isWeak(word) && !language.conjunctions.contains(word)
    }

    private func read(_ kind: DatePart, at position: Int, into parts: inout Parts) -> Int? {
        let isFirst = parts.day == nil && parts.part == nil && parts.time == nil
        if isFirst, let (instant, end) = interval(at: position),
            instant.hour == nil ? kind != .time : kind != .day
        {
            parts.instant = instant
            return end
        }
        if kind != .time, parts.day == nil, let (day, part, end) = day(at: position) {
            parts.day = day
            parts.part = part ?? parts.part
            return end
        }
        guard kind != .day else { return nil }
        if parts.part == nil, let (part, end) = longest(words.parts, at: position) {
            parts.part = part
            return end
        }
        if parts.time == nil, let (time, end) = time(at: position, isTimeOnly: kind == .time) {
            parts.time = time
            return end
        }
        return nil
    }

    private func resolved(_ parts: Parts, _ kind: DatePart) -> DateComponents? {
        if let instant = parts.instant {
            return kind == .time
                ? DateComponents(hour: instant.hour, minute: instant.minute) : instant
        }
        var result = parts.day ?? DateComponents()
        let now = now
        let isToday = parts.day == nil || isToday(result)
        if var time = parts.time {
            time.half = time.half ?? parts.part?.half
            result.hour = hour(of: time, isToday: isToday, now: now)
            result.minute = time.minute
        } else if let hour = parts.part?.hour {
            result.hour = hour
            result.minute = 0
        }
        guard parts.day != nil || result.hour != nil else { return nil }
        if kind == .dayAndTime, parts.day == nil, let hour = result.hour, let minute = result.minute
        {
            let isAhead = (hour, minute) > (now.hour ?? 0, now.minute ?? 0)
            guard let day = day(after: isAhead ? 0 : 1) else { return nil }
            (result.year, result.month, result.day) = (day.year, day.month, day.day)
        }
        return result
    }

    private func hour(of time: Time, isToday: Bool, now: DateComponents) -> Int {
        let hour = time.hour
        guard hour <= 12, time.isOpen || time.half != nil else { return hour }
        switch time.half {
        case .morning: return hour == 12 ? 0 : hour
        case .later: return hour == 12 ? 12 : hour + 12
        // Three at night is before the morning.
        case .night: return hour == 12 ? 0 : hour < 6 ? hour : hour + 12
        case nil:
            if (1...6).contains(hour) { return hour + 12 }
            let (thisHour, thisMinute) = (now.hour ?? 0, now.minute ?? 0)
            let isPast = (hour, time.minute) <= (thisHour, thisMinute)
            let comesLater = hour < 12 && (hour + 12, time.minute) > (thisHour, thisMinute)
            return isToday && isPast && comesLater ? hour + 12 : hour
        }
    }

    // MARK: - Words and numbers

    /// Returns the value of the longest key of a table that begins at a token.
    func longest<Value>(_ table: [String: Value], at start: Int) -> (Value, end: Int)? {
        for end in (start + 1..<min(start + 5, tokens.count + 1)).reversed() {
            let key = tokens[start..<end].map(\.text).joined(separator: " ")
            if let value = table[key] { return (value, end) }
        }
        return nil
    }

    func word(_ position: Int) -> String? {
        tokens.indices.contains(position) ? tokens[position].text : nil
    }

    /// A whole number up to 99 in words, or any in digits: "5", "twenty five", "二十五".
    func whole(at start: Int) -> (Int, end: Int)? {
        guard let first = word(start) else { return nil }
        if let digits = tokens[start].number {
            let isPlain = first.allSatisfy(\.isWholeNumber)
            return isPlain && digits <= Double(Self.greatest) ? (Int(digits), start + 1) : nil
        }
        let numbers = language.numbers
        if let (value, end) = numbers.compound(in: tokens, at: start),
            let number = Int(exactly: value)
        {
            return (number, end)
        }
        if let scale = numbers.scales[first], scale == 10 {
            return whole(from: 10, at: start + 1)
        }
        guard let value = numbers.values[first].flatMap({ Int(exactly: $0) }) else { return nil }
        if word(start + 1).flatMap({ numbers.scales[$0] }) == 10, value < 10 {
            return whole(from: value * 10, at: start + 2)
        }
        return value >= 20 && value % 10 == 0
            ? whole(from: value, at: start + 1) : (value, start + 1)
    }

    private func whole(from tens: Int, at position: Int) -> (Int, end: Int) {
        if let unit = word(position).flatMap({ language.numbers.values[$0] }),
            (1...9).contains(unit),
            let digit = Int(exactly: unit)
        {
            return (tens + digit, position + 1)
        }
        return (tens, position)
    }
}
