import AppIntents
import Foundation

extension SystemSession {
    /// How far the run has come that the person started last, 0…1; `nil` if none goes on or it says
    /// nothing.
    ///
    /// States tell it too, but progress alone makes no new state: a surface that shows it all the
    /// time asks.
    package var fractionCompleted: Double? {
        guard let run = leadingRun.flatMap({ runs[$0] }) else { return nil }
        let fraction = run.interaction.fractionCompleted
        return fraction > 0 ? fraction : nil
    }
}
