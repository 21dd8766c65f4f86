import Foundation

extension DateReader {
    /// "In 20 minutes", "two days ago", "3日後": a day, or a moment if it is counted in less.
    func interval(at start: Int) -> (DateComponents, end: Int)? {
        if let (direction, after) = longest(words.before, at: start),
            let (count, unit, end) = counted(at: after)
        {
            return moved(by: count * Double(direction), unit).map { ($0, end) }
        }
        guard let (count, unit, after) = counted(at: start),
            let (direction, end) = longest(words.after, at: after)
        else { return nil }
        return moved(by: count * Double(direction), unit).map { ($0, end) }
    }

    /// "Two weeks", "an hour", "half an hour", "einer halben Stunde".
    private func counted(at start: Int) -> (count: Double, unit: String, end: Int)? {
        let numbers = language.numbers
        var (position, count, isFound) = (start, 1.0, false)
        if let (number, end) = whole(at: start) {
            (position, count, isFound) = (end, Double(number), true)
        }
        while !isFound || position < start + 2, let word = word(position) {
            if let half = numbers.halves[word] {
                count *= half
            } else if !numbers.articles.contains(word) {
                break
            }
            isFound = true
            position += 1
        }
        guard isFound || language.unitsCountOne, let unit = word(position),
            words.spans[unit] != nil || language.durations[unit] != nil
        else { return nil }
        return (count, unit, position + 1)
    }

    private func moved(by count: Double, _ unit: String) -> DateComponents? {
        if let span = words.spans[unit], span != .week {
            return Int(exactly: count).flatMap {
                day(byAdding: span == .month ? .month : .year, $0)
            }
        }
        guard let length = language.durations[unit] else { return nil }
        let days = count * length / 86400
        if length >= 86400, let whole = Int(exactly: days) { return day(after: whole) }
        let date = moment.date.addingTimeInterval(count * length)
        return moment.calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: date)
    }
}
