import Foundation
import Synchronization

/// The `Date` field of responses, formatted once a second.
final class HTTPDate: Sendable {
    private let latest = Mutex<(second: Int, text: String)>((.min, ""))

    /// Returns the present time, such as `Sat, 21 Nov 2026 09:30:00 GMT`.
    func now() -> String {
        let second = Int(Date().timeIntervalSince1970)
        return latest.withLock { latest in
            if latest.second != second { latest = (second, Self.text(of: second)) }
            return latest.text
        }
    }

    /// Returns the text of a time in seconds since 1970.
    static func text(of second: Int) -> String {
        let style = Date.VerbatimFormatStyle(
            format: """
                \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \
                \(year: .padded(4)) \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
                \(minute: .twoDigits):\(second: .twoDigits) GMT
                """,
            locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian))
        return Date(timeIntervalSince1970: Double(second)).formatted(style)
    }
}
