extension AppIntent {
    /// Performs the intent from the app's own code and gives its value.
    ///
    /// Its dependencies are made ready first. Inside a run, questions go to the person of that run;
    /// outside any, they throw. Unspecified by Apple: nothing is donated, whatever
    /// `donateOnCompletion` says, as long as there is no record of donations.
    @_disfavoredOverload
    public func callAsFunction(
        donate donateOnCompletion: Bool = true
    ) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
        try await IntentContents(of: self).prepareDependencies()
        let result = try await perform()
        guard let value = result.value else {
            throw AppIntentError.Unrecoverable.unknown
        }
        return value
    }

    /// Performs the intent from the app's own code.
    public func callAsFunction(
        donate donateOnCompletion: Bool = true
    ) async throws where PerformResult.Value == Never {
        try await IntentContents(of: self).prepareDependencies()
        _ = try await perform()
    }

    /// The circumstances of the run, such as its mode and the person's language.
    public var systemContext: IntentSystemContext {
        SystemInteractions.current?.systemContext ?? IntentSystemContext()
    }
}
