extension AppIntent {
    /// Tells the system that the person did this in the app itself, and returns when the donation
    /// is stored.
    ///
    /// Nothing is performed (DON-1); `IntentDonationManager` has the contract.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Tells the system that the person did this in the app itself, and returns at once.
    @discardableResult
    public func donate() -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self)
    }

    /// Tells the system that the person did this in the app itself, with its result, and returns
    /// when the donation is stored.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self, result: result)
    }

    /// Tells the system that the person did this in the app itself, with its result, and returns at once.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
