// The errors that a parameter makes of itself.
extension AppIntentError {
    /// Makes the error that asks for a value of a parameter.
    package init(needsValueOf parameter: any AnyIntentParameter, dialog: IntentDialog?) {
        self.init(.needsValue(parameter: parameter, dialog: dialog))
    }

    /// Makes the error that asks which of several values is meant.
    package init(
        needsDisambiguationOf parameter: any AnyIntentParameter,
        among items: [any _IntentValue], dialog: IntentDialog?
    ) {
        self.init(
            .needsDisambiguation(
                parameter: parameter, items: OfferedValues(values: items), dialog: dialog))
    }

    /// Makes the error that asks to go on with the app in front.
    package init(
        needsToContinueInForeground dialog: IntentDialog?, alwaysConfirm: Bool,
        continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) {
        self.init(
            .needsToContinueInForeground(
                dialog: dialog, alwaysConfirm: alwaysConfirm, continuation: continuation))
    }
}
