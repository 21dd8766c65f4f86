import AppIntents
import Foundation

/// How far a run is, as far as it says so; always the present state.
package struct RunProgress: Sendable {
    let reported: Progress

    /// The part of the run that is done, from 0 to 1; `nil` as long as nothing was reported.
    package var fractionCompleted: Double? {
        let fraction = reported.fractionCompleted
        return fraction > 0 ? fraction : nil
    }

    /// The numbers that the run has reported, to tell whether there is more.
    ///
    /// Both numbers, because the fraction of a progress without a known end stays zero, and the
    /// count says nothing of parts that others report.
    struct Report: Hashable {
        var completedUnitCount: Int64 = 0
        var fractionCompleted = 0.0
    }

    var report: Report {
        Report(
            completedUnitCount: reported.completedUnitCount,
            fractionCompleted: reported.fractionCompleted)
    }
}
