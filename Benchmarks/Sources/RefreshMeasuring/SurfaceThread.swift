import Foundation

/// A thread that does a surface's work, as an event loop does for its connections.
// Safe: both variables are touched only while `condition` is locked.
final class SurfaceThread: TaskExecutor, @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    /// True while the thread waits for jobs and must be woken.
    private var isWaiting = false

    init() {
        Thread { [self] in
            while true {
                for job in nextJobs() { job.runSynchronously(on: asUnownedTaskExecutor()) }
            }
        }.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            if isWaiting { condition.signal() }
            isWaiting = false
        }
    }

    private func nextJobs() -> [UnownedJob] {
        condition.withLock {
            while jobs.isEmpty {
                isWaiting = true
                condition.wait()
            }
            defer { jobs = [] }
            return jobs
        }
    }
}
