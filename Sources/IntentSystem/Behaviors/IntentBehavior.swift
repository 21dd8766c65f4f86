import AppIntents
import AppIntentsMetadata
import Foundation

/// A part of every run of the intents of one kind, which the system adds.
///
/// A run asks the behaviors of its intent; no other code knows the kinds.
protocol IntentBehavior: Sendable {
    /// Returns whether intents with the traits have the behavior.
    func applies(to traits: IntentTraits) -> Bool

    /// Returns what the system asks the person before it performs the intent, whose parameters have
    /// their values; `nil` to ask nothing.
    func confirmation(
        before intent: any AppIntent, locale: Locale
    ) -> SystemConfirmation?

    /// Returns the view for a result of the intent that shows none itself; `nil` to show none.
    func view(after intent: any AppIntent, in system: IntentSystem) async -> _SnippetViewContainer?

    /// Returns the way to take back what a run did that has performed its intent, or to do it again;
    /// `nil` for none.
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
    /// The things that the person is asked about.
    ///
    /// An intent that is performed again with the same ones is not asked about again.
    let subject: [ParameterValue]
    let request: ConfirmationRequest
}

/// All behaviors.
enum IntentBehaviors {
    private static let all: [any IntentBehavior] = [
        DeleteBehavior(), OpenBehavior(), UndoBehavior(),
    ]

    /// Returns the behaviors of an intent with the traits; most intents have none.
    static func of(_ traits: IntentTraits) -> [any IntentBehavior] {
        all.filter { $0.applies(to: traits) }
    }
}
