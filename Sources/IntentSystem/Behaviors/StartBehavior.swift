import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// Asks the person before performing an intent whose parameters should be offered first but which
/// has none to offer.
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
