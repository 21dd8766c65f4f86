import Foundation

/// The words of a language for days and times.
struct DateWords: Sendable {
    /// A part of a day: its hour if no other is said, and the half of the day that it means.
    struct Part: Sendable {
        let hour: Int
        var isLate: Bool?
        /// "Noon" is a time itself.
        var isExact = false
    }

    var days: [String: Int] = [:]
    /// Several words for a day.
    var phrases: [(words: [String], days: Int)] = []
    /// From 1, Sunday, to 7.
    var weekdays: [String: Int] = [:]
    var months: [String: Int] = [:]
    var parts: [String: Part] = [:]
    /// Words between the parts of a date.
    var links: Set<String> = []
    var next: Set<String> = []
    /// Before a span of time from now: "in three days".
    var after: Set<String> = []
    /// Behind a span of time from now: 3日後.
    var later: Set<String> = []
    /// Behind an hour: "o'clock", 時.
    var clocks: Set<String> = []
    /// Between minutes and an hour, after which the minutes are added or taken away.
    var past: [String: Int] = [:]
    var fractions: [String: Int] = [:]
    var spans: [String: Calendar.Component] = [:]
    /// Before a number that is an hour: "at five".
    var timeMarks: Set<String> = []
    /// "Half six" is half an hour before six.
    var halfIsBefore = false
    /// Behind a number: 月, 日, 分, 年.
    var monthMarks: Set<String> = []
    var dayMarks: Set<String> = []
    var minuteMarks: Set<String> = []
    var yearMarks: Set<String> = []
    /// Digits such as 3/5 and 3.5. begin with the day.
    var dayFirst = false

    mutating func addWeekdays(_ text: String) {
        for (offset, word) in Language.words(text).enumerated() { weekdays[word] = offset + 1 }
    }

    mutating func addMonths(_ text: String) {
        for (offset, word) in Language.words(text).enumerated() { months[word] = offset + 1 }
    }

    var words: [String] {
        Array(days.keys) + Array(weekdays.keys) + Array(months.keys) + Array(parts.keys)
            + Array(links) + Array(next) + Array(later) + Array(clocks) + Array(fractions.keys)
            + Array(spans.keys) + Array(monthMarks) + Array(dayMarks) + Array(minuteMarks)
            + Array(yearMarks) + phrases.flatMap(\.words)
    }
}
