import AppIntents
import Foundation
import _Localization

/// The error of an intent that can't come to the front, although it must or asked to (FGD-3).
package struct ForegroundRefusal: Error, Hashable, Sendable {
    /// The reason of a refusal.
    package enum Reason: Hashable, Sendable {
        /// The intent declares no foreground mode.
        case notSupported
        /// The caller has no page and no terminal with a person in front of it.
        case nothingInFront
        /// A button inside a confirmation, or the drawing of a snippet, requested it.
        case mayNotAsk
    }

    package let reason: Reason
    /// The name that people call the app by.
    let appName: String
    /// The address at which a person can continue; `nil` if the system knows none.
    let address: URL?
}

extension ForegroundRefusal {
    init(of run: ActiveRun, _ reason: Reason) {
        self.init(
            reason: reason, appName: run.system.appName,
            address: AppLink.address(
                offering: run.request.type, run.request.arguments, in: run.system))
    }

    /// Returns the text for the person: where to continue; `nil` if the intent can't come to the
    /// front anywhere.
    func text(intentTitle title: String) -> LocalizedStringResource? {
        if reason == .notSupported { return nil }
        if let address {
            return LocalizedStringResource(
                system:
                    "“\(title)” needs \(appName) in front. Continue at \(address.absoluteString)")
        }
        return LocalizedStringResource(
            system: "“\(title)” needs \(appName) in front. Continue on its page or at a terminal.")
    }

    /// Returns the text of the log for the developer: the reason and the cure.
    func diagnostic(intent: String) -> String {
        switch reason {
        case .notSupported:
            """
            \(intent) asked to continue in the foreground, and its supportedModes are of the background only; \
            add .foreground(.dynamic) to them.
            """
        case .nothingInFront:
            """
            \(intent) needs the foreground, and its caller is in the background, as assistants, pipes and \
            automations are; the person was told where to continue. If it can do with less, add .background to \
            its supportedModes, and catch the error of continueInForeground.
            """
        case .mayNotAsk:
            """
            \(intent) asked to continue in the foreground from inside a snippet or a confirmation, which cannot \
            ask. Let a button of a result card ask.
            """
        }
    }
}
