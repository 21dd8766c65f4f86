/// An intent that begins in the background and may continue with the app in front.
///
/// Apple's page on the protocol replaces it by `supportedModes`: it means `.foreground(.dynamic)` beside
/// the modes that the intent declares.
@_alwaysEmitConformanceMetadata
@available(*, deprecated, message: "Declare supportedModes and call continueInForeground.")
public protocol ForegroundContinuableIntent: AppIntent {}

@available(*, deprecated, message: "Call continueInForeground(_:alwaysConfirm:).")
extension ForegroundContinuableIntent {
    /// Creates the error that ends this run and continues with the app in front.
    ///
    /// - Parameters:
    ///   - dialog: The question; by default, the system's text.
    ///   - continuation: The rest of the work; without it, the system performs the intent again.
    /// - Returns: The error, for `perform()` to throw.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        AppIntentError(
            needsToContinueInForeground: dialog, alwaysConfirm: true, continuation: continuation)
    }

    /// Asks the person to continue with the app in front, and then does the rest of the work;
    /// throws if the app can't come to the front.
    ///
    /// - Parameters:
    ///   - dialog: The question; by default, the system's text.
    ///   - continuation: The rest of the work.
    /// - Returns: The value of the continuation.
    /// - Throws: An error if the person or the system refuses, or the error of the continuation.
    @discardableResult
    public func requestToContinueInForeground<ResultValue: Sendable>(
        _ dialog: IntentDialog? = nil,
        continuation: @MainActor () async throws -> ResultValue = { () }
    ) async throws -> ResultValue {
        let system = try SystemInteractions.required(
            for: "requestToContinueInForeground", in: Self.self)
        try await system.continueInForeground(dialog, alwaysConfirm: true)
        return try await continuation()
    }
}
