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
        let listed = personal.present(of: person)
        let isPinned = history.pin(action, for: person) { record in
            listed?.contains { $0.identifier == record.intent && $0.values == record.values }
                ?? true
        }
        return isPinned
            ? nil : LocalizedStringResource(system: "No more can be pinned. Unpin something first.")
    }
}
