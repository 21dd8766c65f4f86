import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// Asks before an intent is performed of which the person was to see the parameters first, and which has
/// none to show.
struct StartBehavior: IntentBehavior {
    func applies(to traits: IntentTraits) -> Bool { true }

    func confirmation(before intent: any AppIntent, locale: Locale) -> SystemConfirmation? {
        let title = type(of: intent).title
        return SystemConfirmation(
            subject: [],
            request: ConfirmationRequest(
                dialog: IntentDialog(
                    .init(system: "Do you want to continue with “\(title)”?"))))
    }
}
