package import Foundation
import _Localization

/// The refusal of what would be more than one person may do or have; nothing was done.
package struct PersonLimitReached: Error, Hashable, Sendable {
    /// The limit.
    package let limit: PersonLimits.Name
    /// The number that it allows.
    package let number: Int
    /// The time after which the person may try again.
    package let wait: Duration

    package init(_ limit: PersonLimits.Name, of number: Int, retryAfter wait: Duration) {
        self.limit = limit
        self.number = number
        self.wait = wait
    }

    /// The time after which the person may try again, in whole seconds: one at least.
    package var seconds: Int { wait.secondsRoundedUp }

    /// Returns the text for the person, which is the same for every limit and at every surface.
    package func text(in locale: Locale) -> String {
        Self.text(retryAfter: seconds, in: locale).text(in: locale)
    }

    /// Returns the text about something that can be tried again after a number of seconds.
    static func text(retryAfter seconds: Int, in locale: Locale) -> LocalizedStringResource {
        let time = Duration.seconds(seconds).formatted(
            .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale))
        return .init(
            system:
                "This is more than one person may do here at a time. Nothing was done. Wait for \(time), then try again."
        )
    }

    /// The text of the log for the developer or operator.
    var diagnostic: String {
        "its person has reached the limit \(limit.rawValue) of \(number). Limits.eachPerson and --person-limit set it."
    }
}

extension Duration {
    /// The number of whole seconds that are not shorter: one at least.
    package var secondsRoundedUp: Int {
        let (seconds, rest) = components
        return max(1, Int(clamping: seconds) + (rest > 0 ? 1 : 0))
    }
}
