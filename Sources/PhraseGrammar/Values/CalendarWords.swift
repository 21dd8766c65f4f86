/// The words of a language for days and times of day.
///
/// Keys may have several words, joined by spaces.
struct CalendarWords: Sendable {
    /// A part of the day tells the half of the day of an hour, and an hour if there is no other.
    struct DayPart {
        enum Half { case morning, later, night }

        let half: Half
        var hour: Int?
    }

    /// A day by its distance from today; "tonight" is also a part of it.
    struct RelativeDay {
        let days: Int
        var part: DayPart?
    }

    /// The units that "next" counts, and that have no fixed length.
    enum Span { case week, month, year }

    var days: [String: RelativeDay] = [:]
    /// From 0 for Monday.
    var weekdays: [String: Int] = [:]
    var months: [String: Int] = [:]
    /// "This" is 0, "next" 1, "last" -1.
    var turns: [String: Int] = [:]
    /// Those that follow what they turn: "vendredi prochain".
    var laterTurns: [String: Int] = [:]
    var spans: [String: Span] = [:]
    var parts: [String: DayPart] = [:]
    /// The hours with names: noon.
    var hours: [String: Int] = [:]
    /// Words before and after an interval, and its direction: "in", "ago".
    var before: [String: Int] = [:]
    var after: [String: Int] = [:]
    /// Prepositions that make the number after them an hour: "at", "a las".
    var at: Set<String> = []
    /// Words after an hour: "o'clock".
    var marks: Set<String> = []
    /// Words for half an hour after such a mark: "5時半".
    var halfMarks: Set<String> = []
    /// Hours with names of their own: الخامسة.
    var hourNames: [String: Int] = [:]
    /// Minutes by name before "past" and "to": "quarter".
    var fractions: [String: Int] = [:]
    var past: Set<String> = []
    var to: Set<String> = []
    /// Minutes after the hour before them, or before it: "et demie", "menos cuarto".
    var minutesAfter: [String: Int] = [:]
    /// The minutes before the hour that follows: "halb drei" is 30 minutes before three.
    var early: [String: Int] = [:]
    /// An hour with a mark counts to 24: "5 Uhr" is no afternoon.
    var marksCountTo24 = false
    /// An hour with a colon or a sign counts to 24: "5:30", "5h30".
    var digitsCountTo24 = false
    /// Signs after an hour in digits: "17h30".
    var signs: Set<String> = []
    /// Words between a day, its month and its year: "3 de mayo".
    var joints: Set<String> = []
    /// Marks of a month and of a day after their numbers: "5月3日".
    var monthMarks: Set<String> = []
    var dayMarks: Set<String> = []
    /// The mark of a year that is before them: "2026年5月3日".
    var yearMarks: Set<String> = []
    /// The month is before the day in digits: "5/3".
    var isMonthFirst = false

    mutating func add(
        _ text: String, to table: WritableKeyPath<Self, [String: Int]>, from first: Int
    ) {
        for (offset, word) in Language.words(text).enumerated() {
            self[keyPath: table][word] = first + offset
        }
    }

    /// All words, which mean something and are no others with a mistake.
    var words: [String] {
        let keys =
            Array(days.keys) + Array(weekdays.keys) + Array(months.keys) + Array(turns.keys)
            + Array(laterTurns.keys) + Array(minutesAfter.keys)
            + Array(spans.keys) + Array(parts.keys) + Array(hours.keys) + Array(after.keys)
            + Array(fractions.keys) + Array(early.keys) + Array(marks) + Array(halfMarks)
            + Array(monthMarks) + Array(dayMarks) + Array(yearMarks)
            + Array(hourNames.keys)
        return keys.flatMap { $0.split(separator: " ").map(String.init) }
    }
}
