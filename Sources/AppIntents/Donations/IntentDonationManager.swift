/// Tells the system what the person did in the app itself, so that it can suggest it later.
///
/// Apple's page on `IntentDonationManager` says to donate only what people do in the app's own
/// interface, since the system knows what it performed itself, and that a donated intent is not
/// performed (DON-1). Unspecified by Apple: the system keeps a fixed number of donations, and the
/// oldest goes first; `doctor` prints how many. The values of files are not kept.
public struct IntentDonationManager {
    /// The only manager.
    public static var shared: IntentDonationManager { IntentDonationManager() }

    /// Donates an intent with its present values, and returns when the donation is kept.
    ///
    /// Throws the error of the system's store if it can't be written down; it counts for this
    /// process all the same.
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

    /// Donates an intent and what it led to, and returns when the donation is kept.
    ///
    /// Unspecified by Apple: suggestions are made from an intent's values, so that nothing of the
    /// result is kept.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier {
        try await donate(intent: intent)
    }

    /// Donates an intent and what it led to, and returns at once.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) -> IntentDonationIdentifier {
        Donations.shared.add(intent)
    }

    /// Deletes donations, and returns the identifiers of those that there were.
    ///
    /// It also deletes what the system learned from its own runs of the same intents and entities: an
    /// app that deletes an entity's donations wants it suggested no more.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        let deleted = Donations.shared.delete(matching: predicate)
        try await Donations.shared.written()
        return deleted
    }
}
