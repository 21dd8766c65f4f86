import Dispatch

/// The distinguishable thread of a caller, on which intents that are known to be brief run.
package final class QueueExecutor: TaskExecutor {
    private let key = DispatchSpecificKey<Bool>()
    private let queue = DispatchQueue(label: "surface")

    package init() {
        queue.setSpecific(key: key, value: true)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// The current code runs on this executor.
    package var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}
