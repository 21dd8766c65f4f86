package import Foundation

/// The time at which a sentence is said, in the time zone of the person.
package struct Moment: Sendable {
    package let date: Date
    package let timeZone: TimeZone

    package init(date: Date = Date(), timeZone: TimeZone = .current) {
        self.date = date
        self.timeZone = timeZone
    }

    /// Dates of sentences are Gregorian, as those of parameters are.
    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
