import AppIntents
import Foundation
import IntentSystem

/// The end of what a person tapped on a board.
package enum BoardOutcome: Sendable, Hashable {
    /// The words of the intent, if it had any; a snippet isn't shown.
    case done(String?)
    case failed(String)
    /// The tap was on what is no longer there.
    case stale
    /// Too many taps wait already.
    case busy

    init(_ outcome: RunOutcome, in locale: Locale) {
        self =
            switch outcome {
            case .finished(let result):
                .done(result.dialog.map { $0.words(besideView: false, in: locale) })
            case .failed(let failure): .failed(failure.text(in: locale))
            case .cancelled: .done(nil)
            }
    }
}
