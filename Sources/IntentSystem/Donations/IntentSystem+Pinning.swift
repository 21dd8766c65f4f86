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
        do {
            guard isOn else {
                try history.unpin(action, for: person)
                return nil
            }
            switch try history.pin(action, for: person, hidden: personal.hidden(of: person)) {
            case .done: return nil
            case .tooLarge: return LocalizedStringResource(system: "This action can’t be pinned.")
            case .full:
                return LocalizedStringResource(
                    system: "No more can be pinned. Unpin something first.")
            }
        } catch {
            return error.localizedStringResource
        }
    }
}

extension DonationHistory {
    /// The outcome of pinning an action.
    enum Pinning {
        case done
        /// Its values have more than `Limits.donationBytes`.
        case tooLarge
        /// The person has pinned as many as may be.
        case full
    }
}

extension AppIntent {
    /// A person may want to perform the intent again with the same values.
    static var isRepeatable: Bool {
        isOfferedToPeople && !isFocusFilter
            && !Catalog.actionsOfTheMoment.contains(ObjectIdentifier(Self.self))
    }
}
