import Dispatch

/// The thread of a caller, which can be told from others: what is known to be brief is done on it.
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

    /// The caller of this runs on it.
    package var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}
