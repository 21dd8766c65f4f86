extension AppIntent {
    /// Performs the intent from the app's own code and returns its value.
    ///
    /// The dependencies are prepared first. Inside a run, questions go to the person of that run;
    /// outside any run, they throw. If `donateOnCompletion` is `true`, the intent is donated after
    /// it was performed; inside a run it isn't, because the system already knows about that run
    /// (DON-1).
    @_disfavoredOverload
    public func callAsFunction(
        donate donateOnCompletion: Bool = true
    ) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
        try await IntentContents(of: self).prepareDependencies()
        let result = try await perform()
        guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
        if donateOnCompletion { donateUnlessRunning() }
        return value
    }

    /// Performs the intent from the app's own code, and donates it like the other method.
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

    /// The context of the run, such as its mode and the person's language.
    public var systemContext: IntentSystemContext {
        SystemInteractions.current?.systemContext ?? IntentSystemContext()
    }
}
