/// An intent that tidies up when its run is cancelled.
///
/// Apple's page on `CancellableIntent` says that such an intent gets extra time to tidy up. Unspecified
/// by Apple; here every cancelled run has the time of `Limits.cancellationGrace`, and is abandoned after
/// it.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
    /// Performs an operation; if the run is cancelled meanwhile, calls a handler with the reason.
    ///
    /// The handler is called at once, on any thread, while the operation goes on in its cancelled task.
    /// Unspecified by Apple; a task that the author's own code cancels counts as cancelled by the user. A task
    /// that outlives `perform()` can be stopped by the person as long as the operation goes on.
    ///
    /// - Parameters:
    ///   - operation: The work.
    ///   - handler: Tidies up.
    ///   - isolation: The actor of the caller.
    /// - Returns: The value of the operation.
    /// - Throws: The error of the operation.
    public func withIntentCancellationHandler<T>(
        operation: () async throws -> T,
        onCancel handler: @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> T {
        let interaction = SystemInteractions.current
        let task = interaction.map { StoppableTask(in: $0) }
        defer { task?.end() }
        return try await withTaskCancellationHandler(
            operation: operation,
            onCancel: { handler(interaction?.cancellationReason ?? .userCancelled) },
            isolation: isolation)
    }
}
