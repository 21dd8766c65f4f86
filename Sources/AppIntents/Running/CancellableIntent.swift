/// An intent that cleans up when its run is cancelled.
///
/// Apple's page on `CancellableIntent` says that such an intent gets extra time to clean up.
/// Unspecified by Apple; here every cancelled run gets the time of `Limits.cancellationGrace`, and
/// is abandoned after it.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
    /// Performs an operation; if the run is cancelled meanwhile, or was before, calls a handler with
    /// the reason.
    ///
    /// It calls the handler at once, on any thread, while the operation continues in its cancelled
    /// task. Unspecified by Apple; if the author's code cancels the task, the reason is the
    /// same as if the user did. The person can stop a task that outlives `perform()` as long as the
    /// operation continues.
    ///
    /// - Parameters:
    ///   - operation: The work.
    ///   - handler: The code that cleans up.
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
