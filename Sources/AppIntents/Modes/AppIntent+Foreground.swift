extension AppIntent {
    /// Goes on with the app in front; throws if it can't come there.
    ///
    /// Apple's page on the method says that the person is asked if `alwaysConfirm` is `true`, and that the
    /// system may otherwise go on without a question after a recent one. It throws where the person declines
    /// and where nothing can come to the front, as for an assistant or in a pipe: an author who can do
    /// with less catches the error and goes on in the background. In front already, it returns at once.
    ///
    /// - Parameters:
    ///   - dialog: The question; the system has words of its own.
    ///   - alwaysConfirm: Asks also a person who has just answered another question.
    /// - Throws: An error if the person or the system refuses.
    public func continueInForeground(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) async throws {
        let system = try SystemInteractions.required(for: "continueInForeground", in: Self.self)
        try await system.continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
    }

    /// Makes the error that ends this run and performs the intent again with the app in front.
    ///
    /// - Parameters:
    ///   - dialog: The question; the system has words of its own.
    ///   - alwaysConfirm: Asks also a person who has just answered another question.
    /// - Returns: The error, for `perform()` to throw.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        AppIntentError(needsToContinueInForeground: dialog, alwaysConfirm: alwaysConfirm)
    }
}
