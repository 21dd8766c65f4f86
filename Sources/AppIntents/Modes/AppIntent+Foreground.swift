extension AppIntent {
    /// Continues with the app in front; throws if the app can't come to the front.
    ///
    /// Apple's page on the method says that the system asks the person if `alwaysConfirm` is
    /// `true`, and that it may otherwise continue without a question after a recent one. It throws
    /// if the person declines and if nothing can come to the front, as for an assistant or in a
    /// pipe: an author who can do with less catches the error and continues in the background. If
    /// the app is in front already, it returns at once.
    ///
    /// - Parameters:
    ///   - dialog: The question; by default, the system's text.
    ///   - alwaysConfirm: Asks even a person who has just answered another question.
    /// - Throws: An error if the person or the system refuses.
    public func continueInForeground(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) async throws {
        let system = try SystemInteractions.required(for: "continueInForeground", in: Self.self)
        try await system.continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
    }

    /// Creates the error that ends this run and performs the intent again with the app in front.
    ///
    /// - Parameters:
    ///   - dialog: The question; by default, the system's text.
    ///   - alwaysConfirm: Asks even a person who has just answered another question.
    /// - Returns: The error, for `perform()` to throw.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        AppIntentError(needsToContinueInForeground: dialog, alwaysConfirm: alwaysConfirm)
    }
}
