/// The entry point for telling the system what the person did in the app itself, so that the system
/// can suggest it later.
///
/// Apple's page on `IntentDonationManager` says to donate only what people do in the app's own
/// interface, since the system knows what it performed itself, and that a donated intent is not
/// performed (DON-1). Unspecified by Apple: the system keeps a fixed number of donations, and drops
/// the oldest first; `doctor` prints how many. It doesn't keep the values of files.
public struct IntentDonationManager {
    /// The only manager.
    public static var shared: IntentDonationManager { IntentDonationManager() }

    /// Donates an intent with its present values, and returns when the donation is stored.
    ///
    /// Throws the error of the system's store if it can't be written down; the donation counts for
    /// this process anyway.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        let identifier = Donations.shared.add(intent)
        try await Donations.shared.written()
        return identifier
    }

    /// Donates an intent with its present values, and returns at once.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        Donations.shared.add(intent)
    }

    /// Donates an intent and its result, and returns when the donation is stored.
    ///
    /// Unspecified by Apple: the system makes suggestions from an intent's values, so it doesn't
    /// keep the result.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier {
        try await donate(intent: intent)
    }

    /// Donates an intent and its result, and returns at once.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) -> IntentDonationIdentifier {
        Donations.shared.add(intent)
    }

    /// Deletes donations, and returns the identifiers of those that existed.
    ///
    /// It also deletes what the system learned from its own runs of the same intents and entities:
    /// an app that deletes an entity's donations doesn't want it suggested any more.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        let deleted = Donations.shared.delete(matching: predicate)
        try await Donations.shared.written()
        return deleted
    }
}
