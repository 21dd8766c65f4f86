/// An intent whose work may take far longer than that of other intents.
///
/// Apple's page on `LongRunningIntent` says that the work continues in the background as long as it
/// reports progress, and that the system shows it with a way to stop it. Here it continues when the
/// person starts something else or leaves, and appears among the running actions until it ends.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Performs an operation that continues when the person turns to something else.
    ///
    /// The time limit applies as to any other run: the operation has to change `progress` within
    /// each `Limits.runDuration`. Outside a run, it is performed as if it were called directly.
    ///
    /// - Parameters:
    ///   - options: The requirements of the operation besides time.
    ///   - operation: The work.
    /// - Returns: The value of the operation.
    /// - Throws: The error of the operation.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
    ) async throws -> T {
        let interaction = SystemInteractions.current
        interaction?.beginBackgroundTask(options)
        let task = interaction.map { StoppableTask(in: $0) }
        defer {
            task?.end()
            interaction?.endBackgroundTask()
        }
        return try await operation()
    }

    /// Performs an operation that continues when the person turns to something else, and calls a
    /// handler if the run is cancelled.
    ///
    /// - Parameters:
    ///   - options: The requirements of the operation besides time.
    ///   - operation: The work.
    ///   - onCancel: The code that cleans up; called with the reason, on any thread.
    /// - Returns: The value of the operation.
    /// - Throws: The error of the operation.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
        onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
    ) async throws -> T where Self: CancellableIntent {
        let interaction = SystemInteractions.current
        interaction?.beginBackgroundTask(options)
        defer { interaction?.endBackgroundTask() }
        return try await self.withIntentCancellationHandler(
            operation: operation, onCancel: onCancel)
    }
}
