import ArgumentParser
import Foundation
import IntentSystem

/// The time for which cards are kept for people who don't return: a number with `d`, `h` or `w`.
struct Retention: Sendable, Hashable, ExpressibleByArgument {
    /// The time that holds without another one.
    static let usual = Retention(duration: Limits().cardRetention)
    /// A time after which nothing is removed.
    static let endless = Retention(duration: .seconds(100 * 365 * 24 * 60 * 60))

    private static let units = ["h": 1, "d": 24, "w": 7 * 24]
    private static let variable = "OAI_RETENTION"

    let duration: Duration

    private init(duration: Duration) { self.duration = duration }

    /// Reads a text such as `30d`; `nil` for anything else, for less than an hour, and for more than a
    /// century.
    init?(argument text: String) {
        guard let unit = text.last.flatMap({ Self.units[String($0)] }),
            let number = Int(text.dropLast()), number > 0
        else { return nil }
        let (hours, isTooLong) = number.multipliedReportingOverflow(by: unit)
        guard !isTooLong, hours <= 100 * 365 * 24 else { return nil }
        duration = .seconds(hours * 60 * 60)
    }

    /// Returns the time that the environment says, or the usual one; throws for a text that is none.
    static func ofEnvironment(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> Retention {
        guard let text = environment[variable], !text.isEmpty else { return usual }
        guard let retention = Retention(argument: text) else {
            throw ValidationError(
                "\(variable) is “\(text)”, which is no time such as 30d, 12h or 4w; nothing was done."
            )
        }
        return retention
    }

    /// The moment before which cards are too old.
    var oldest: Date { duration.ago }

    /// The time in the words of a report.
    var description: String {
        let hours = Int(duration / .seconds(60 * 60))
        return hours.isMultiple(of: 24) ? "\(hours / 24)d" : "\(hours)h"
    }
}

extension Duration {
    /// The moment that was so long ago.
    var ago: Date { Date(timeIntervalSinceNow: -(self / .seconds(1))) }
}
