package import AppIntents
import Foundation
import _Localization

/// The error of a run.
package struct RunFailure: Error, Sendable {
    package let error: any Error
    /// The intent that failed: the requested one, or one that its result opened.
    package let intent: any AppIntent.Type
    /// The request with the run's values, to try again; `nil` if none are known.
    let retried: RunRequest?
    /// The place where the person can resolve it: the app, or the place where it is unlocked.
    let destination: AppDestination?

    package init(error: any Error, intent: any AppIntent.Type) {
        self.init(error: error, intent: intent, retried: nil, destination: nil)
    }

    init(
        error: any Error, intent: any AppIntent.Type, retried: RunRequest?,
        destination: AppDestination?
    ) {
        self.error = error
        self.intent = intent
        self.retried = retried
        self.destination =
            if let locked = error as? LockedOut {
                locked.destination
            } else {
                Self.remedy(of: error).isInApp ? destination : nil
            }
    }

    /// The person may have it performed again, once they have resolved the problem.
    var canRetry: Bool {
        retried != nil && (remedy != .none || (error as? LockedOut)?.canRetry == true)
    }

    /// Returns the explanation for the person.
    package func text(in locale: Locale) -> String {
        ProblemText.forPerson(error, intentTitle: intent.title.text(in: locale), locale: locale)
    }

    /// The person's way to resolve the problem (ERR-4).
    package var remedy: AppIntentError.Remedy { Self.remedy(of: error) }

    /// Returns the explanation, and the person's way to resolve the problem, for surfaces without
    /// buttons.
    package func advice(app: String, in locale: Locale) -> String {
        let text = text(in: locale)
        let more: LocalizedStringResource
        switch remedy {
        case .none: return text
        case .permission: more = .init(system: "Allow it in \(app), then try again.")
        case .userAction: more = .init(system: "Do this in \(app), then try again.")
        case .retry: more = .init(system: "Try again later.")
        }
        return [text, more.text(in: locale), destination?.address.absoluteString].compactMap(\.self)
            .joined(separator: " ")
    }

    private static func remedy(of error: any Error) -> AppIntentError.Remedy {
        let meant = (error as? any CustomAppIntentErrorConvertible)?.appIntentError
        if let error = meant ?? (error as? AppIntentError) {
            guard case .predefined(let predefined) = error.kind else { return .none }
            return predefined.remedy
        }
        return FoundationProblem(error)?.isPassing == true ? .retry : .none
    }
}

extension AppIntentError.Remedy {
    /// The person resolves it in the app.
    fileprivate var isInApp: Bool { self == .permission || self == .userAction }
}
