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

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Returns the text of a time in seconds since 1970.
    ///
    /// A format style would load megabytes of ICU's data for these few names.
    static func text(of second: Int) -> String {
        var time = time_t(second)
        var parts = tm()
        gmtime_r(&time, &parts)
        func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let date =
            "\(twoDigits(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(1900 + parts.tm_year)"
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits)
        return "\(days[Int(parts.tm_wday)]), \(date) \(clock.joined(separator: ":")) GMT"
    }
}
