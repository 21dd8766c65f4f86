import AppIntents
import Foundation
import _Localization

extension IntentSystem {
    /// Pins an action for a person, or unpins it; returns the reason for which it can't be pinned, in the
    /// person's words.
    ///
    /// Those whose entities are gone make room for others, since the person can't see them.
    func pin(
        _ action: DonationRecord, isOn: Bool, for person: Person
    ) -> LocalizedStringResource? {
        guard isOn else {
            history.unpin(action, for: person)
            return nil
        }
        return switch history.pin(action, for: person, hidden: personal.hidden(of: person)) {
        case .done: nil
        case .tooLarge: LocalizedStringResource(system: "This action can’t be pinned.")
        case .full: LocalizedStringResource(system: "No more can be pinned. Unpin something first.")
        }
    }
}
