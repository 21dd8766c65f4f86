import _Localization

extension IntentParameter {
    /// Creates an error that makes the system ask for this parameter's value and perform the intent
    /// again from the top.
    ///
    /// Apple's page on `needsValueError` calls it a restart: whatever `perform()` did before it
    /// threw is done again (ERR-6).
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(needsValueOf: self, dialog: dialog)
    }

    /// An error that makes the system ask for this parameter's value, as Apple's page on
    /// `AppIntent` spells it.
    public var needsValue: AppIntentError { needsValueError() }

    /// Creates an error that makes the system ask which of several values the person means and
    /// perform the intent again.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError(
            needsDisambiguationOf: self, among: itemsToDisambiguate, dialog: dialog)
    }

    /// Asks for this parameter's value and continues with it; throws if the person cancels.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await ParameterRequest(self, for: "requestValue", in: Self.self).value(dialog)
    }

    /// Creates an error that makes the system ask for this parameter's value and perform the intent
    /// again from the top.
    @available(*, deprecated, renamed: "needsValueError(_:)")
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
        needsValueError(dialog)
    }

    /// Asks which of several values the person means and continues with it; throws if the person
    /// cancels.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await ParameterRequest(self, for: "requestDisambiguation", in: Self.self)
            .choice(among: itemsToDisambiguate, dialog)
    }
}
