extension AppIntent {
    /// Performs the intent from the app's own code and gives its value.
    ///
    /// Its dependencies are made ready first. Inside a run, questions go to the person of that run;
    /// outside any, they throw. If `donateOnCompletion` is `true`, the intent is donated once it has
    /// been performed; inside a run it isn't, because the system knows of that run itself (DON-1).
    @_disfavoredOverload
    public func callAsFunction(
        donate donateOnCompletion: Bool = true
    ) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
        try await IntentContents(of: self).prepareDependencies()
        let result = try await perform()
        guard let value = result.value else {
            throw AppIntentError.Unrecoverable.unknown
        }
        if donateOnCompletion { donateUnlessRunning() }
        return value
    }

    /// Performs the intent from the app's own code, and donates it as the other form does.
    public func callAsFunction(
        donate donateOnCompletion: Bool = true
    ) async throws where PerformResult.Value == Never {
        try await IntentContents(of: self).prepareDependencies()
        _ = try await perform()
        if donateOnCompletion { donateUnlessRunning() }
    }

    private func donateUnlessRunning() {
        guard SystemInteractions.current == nil else { return }
        IntentDonationManager.shared.donate(intent: self)
    }

    /// The circumstances of the run, such as its mode and the person's language.
    public var systemContext: IntentSystemContext {
        SystemInteractions.current?.systemContext ?? IntentSystemContext()
    }
}
