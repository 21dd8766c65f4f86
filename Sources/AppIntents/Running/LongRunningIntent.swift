/// An intent whose work may take far longer than other runs may.
///
/// Apple's page on `LongRunningIntent` says that the work goes on in the background as long as it reports
/// progress, and that the system shows it with a way to stop it. Here it goes on when the person starts
/// something else or leaves, and stands among the running actions until it ends.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Performs an operation that goes on although the person turns to something else.
    ///
    /// Silence ends it like any other run: it has to change `progress` within each
    /// `Limits.runDuration`. Outside a run it is performed as if it were called directly.
    ///
    /// - Parameters:
    ///   - options: The needs of the operation besides time.
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

    /// The same, with a handler for the case that the run is cancelled.
    ///
    /// - Parameters:
    ///   - options: The needs of the operation besides time.
    ///   - operation: The work.
    ///   - onCancel: Tidies up; called with the reason, on any thread.
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
