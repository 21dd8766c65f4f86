import AppIntents
package import Foundation
import _Localization

/// The present progress of a run, as far as it reports it.
package struct RunProgress: Sendable {
    let reported: Progress

    /// The part of the run that is done, from 0 to 1; `nil` while nothing was reported.
    package var fractionCompleted: Double? {
        let fraction = reported.fractionCompleted
        return fraction > 0 ? fraction : nil
    }

    /// The time that the run reports as remaining, in seconds.
    private var secondsLeft: Double? {
        (reported.userInfo[.estimatedTimeRemainingKey] as? Double)
            .flatMap { $0.isFinite && $0 >= 0 && $0 < 1e9 ? $0 : nil }
    }

    /// Returns the time that the run reports as remaining, as “2 min left”; `nil` if it reports
    /// none.
    ///
    /// Unspecified by Apple; the system estimates nothing that the run doesn't report.
    package func timeLeft(in locale: Locale) -> String? {
        secondsLeft.map { seconds in
            let time = Duration.seconds(seconds).formatted(
                .units(
                    allowed: [.hours, .minutes, .seconds], width: .abbreviated,
                    maximumUnitCount: 1
                ).locale(locale))
            return LocalizedStringResource(system: "\(time) left").text(in: locale)
        }
    }

    /// The numbers that the run has reported, to notice changes.
    ///
    /// It contains both numbers, because the fraction of a progress without a known end stays zero,
    /// and the count doesn't include child progresses.
    struct Report: Hashable {
        var completedUnitCount: Int64 = 0
        var fractionCompleted = 0.0
        var secondsLeft: Double?
    }

    var report: Report {
        Report(
            completedUnitCount: reported.completedUnitCount,
            fractionCompleted: reported.fractionCompleted,
            secondsLeft: secondsLeft)
    }
}
