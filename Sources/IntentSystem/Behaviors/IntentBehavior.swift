import AppIntents
import AppIntentsMetadata
import Foundation

/// A behavior that the system adds to every run of one kind of intent.
///
/// A run asks its intent's behaviors; no other code knows the kinds.
protocol IntentBehavior: Sendable {
    /// Returns whether intents with the traits have the behavior.
    func applies(to traits: IntentTraits) -> Bool

    /// Returns the confirmation that the system requests before it performs the intent, whose
    /// parameters have their values; `nil` to request none.
    func confirmation(
        before intent: any AppIntent, locale: Locale
    ) -> SystemConfirmation?

    /// Returns the view for a result of the intent that has no view; `nil` to show none.
    func view(after intent: any AppIntent, in system: IntentSystem) async -> _SnippetViewContainer?

    /// Returns the offer to undo or redo a run that has performed its intent; `nil` for none.
    func undoOffer(after run: ActiveRun) async -> UndoOffer?
}

extension IntentBehavior {
    func confirmation(before intent: any AppIntent, locale: Locale) -> SystemConfirmation? { nil }
    func view(
        after intent: any AppIntent, in system: IntentSystem
    ) async -> _SnippetViewContainer? { nil }
    func undoOffer(after run: ActiveRun) async -> UndoOffer? { nil }
}

/// A confirmation that the system itself asks for (CON-13).
struct SystemConfirmation: Sendable {
    /// The values that the person is asked about.
    ///
    /// The person isn't asked again when the intent is performed again with the same values.
    let subject: [ParameterValue]
    let request: ConfirmationRequest
}

/// All behaviors.
enum IntentBehaviors {
    private static let all: [any IntentBehavior] = [
        DeleteBehavior(), WindowBehavior(), OpenBehavior(), UndoBehavior(),
    ]

    /// Returns the behaviors of an intent with the traits; most intents have none.
    static func of(_ traits: IntentTraits) -> [any IntentBehavior] {
        all.filter { $0.applies(to: traits) }
    }
}
