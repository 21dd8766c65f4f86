package import AppIntents
import Foundation

/// The end of a run.
package enum RunOutcome: Sendable {
    case finished(RunResult)
    case failed(RunFailure)
    /// The person or the caller did not want it, or the intent gave up: nothing is said (ERR-8).
    case cancelled
}

/// The error of a run.
package struct RunFailure: Error, Sendable {
    package let error: any Error
    /// The intent that failed: the one that was asked for, or one that its result opened.
    package let intent: any AppIntent.Type

    package init(error: any Error, intent: any AppIntent.Type) {
        self.error = error
        self.intent = intent
    }

    /// The explanation for the person.
    package func text(in locale: Locale) -> String {
        ProblemText.forPerson(error, intentTitle: intent.title.text(in: locale), locale: locale)
    }
}
