/// Where the work of a connection is done.
package enum ConnectionExecutor {
    /// The executor of the connection that the current task serves; `nil` if its work is done on
    /// the concurrency pool.
    ///
    /// Tasks of its own that a connection starts don't prefer its executor by themselves, but find
    /// it here.
    @TaskLocal package static var current: (any TaskExecutor)?

    /// Does the work of a connection on an executor.
    package static func run<Success>(
        on executor: any TaskExecutor, isolation: isolated (any Actor)? = #isolation,
        _ work: () async -> Success
    ) async -> Success {
        await $current.withValue(executor) {
            await withTaskExecutorPreference(executor) { await work() }
        }
    }
}
