import AppIntents
package import Foundation
import _Localization

/// How far a run is, as far as it says so; always the present state.
package struct RunProgress: Sendable {
    let reported: Progress

    /// The part of the run that is done, from 0 to 1; `nil` as long as nothing was reported.
    package var fractionCompleted: Double? {
        let fraction = reported.fractionCompleted
        return fraction > 0 ? fraction : nil
    }

    /// The time that the run says is left, in seconds.
    private var secondsLeft: Double? {
        (reported.userInfo[.estimatedTimeRemainingKey] as? Double)
            .flatMap { $0.isFinite && $0 >= 0 && $0 < 1e9 ? $0 : nil }
    }

    /// The time that the run says is left, as “2 min left”; `nil` if it says nothing.
    ///
    /// Unspecified by Apple; here nothing is estimated that the run doesn't say.
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

    /// The numbers that the run has reported, to tell whether there is more.
    ///
    /// Both numbers, because the fraction of a progress without a known end stays zero, and the
    /// count says nothing of parts that others report.
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
