// The errors that a parameter creates.
extension AppIntentError {
    /// Creates the error that asks for a value of a parameter.
    package init(needsValueOf parameter: any AnyIntentParameter, dialog: IntentDialog?) {
        self.init(.needsValue(parameter: parameter, dialog: dialog))
    }

    /// Creates the error that asks which of several values the person means.
    package init(
        needsDisambiguationOf parameter: any AnyIntentParameter,
        among items: [any _IntentValue], dialog: IntentDialog?
    ) {
        self.init(
            .needsDisambiguation(
                parameter: parameter, items: OfferedValues(values: items), dialog: dialog))
    }

    /// Creates the error that asks to continue with the app in front.
    package init(
        needsToContinueInForeground dialog: IntentDialog?, alwaysConfirm: Bool,
        continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) {
        self.init(
            .needsToContinueInForeground(
                dialog: dialog, alwaysConfirm: alwaysConfirm, continuation: continuation))
    }
}
