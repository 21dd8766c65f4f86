/// The executor of a connection's work.
package enum ConnectionExecutor {
    /// The executor of the connection that the current task serves; `nil` if its work runs on the
    /// concurrency pool.
    ///
    /// Unstructured tasks that a connection starts don't prefer its executor automatically, but
    /// find it here.
    @TaskLocal package static var current: (any TaskExecutor)?

    /// Performs the work of a connection on an executor.
    package static func run<Success>(
        on executor: any TaskExecutor, isolation: isolated (any Actor)? = #isolation,
        _ work: () async -> Success
    ) async -> Success {
        await $current.withValue(executor) {
            await withTaskExecutorPreference(executor) { await work() }
        }
    }
}
