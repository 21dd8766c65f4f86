import Dispatch

/// The main thread as a surface's executor, as the web host's first connections have it: views are
/// resolved there without a change of threads.
final class MainThread: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
