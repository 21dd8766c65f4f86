package import NIOCore
import Synchronization

/// Runs tasks on the thread of an event loop, so that what a connection brings is answered where it
/// came in, and no other thread has to be woken for it.
///
/// Only work that never blocks belongs there: all whose connections are on the same loop wait for
/// it.
package final class EventLoopExecutor: TaskExecutor {
    /// One for each loop: a task that goes from one executor to another has to wait for its turn,
    /// even if both have the same thread.
    private static let known = Mutex<[ObjectIdentifier: EventLoopExecutor]>([:])

    private struct State {
        var jobs: [UnownedJob] = []
        /// Room for the next jobs while some are run.
        var spare: [UnownedJob] = []
        /// The loop is going to run the jobs.
        var isScheduled = false
    }

    private let eventLoop: any EventLoop
    private let state = Mutex(State())

    private init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    /// The executor of a loop, which lives as long as the process.
    package static func of(_ eventLoop: any EventLoop) -> EventLoopExecutor {
        known.withLock { known in
            let name = ObjectIdentifier(eventLoop)
            if let executor = known[name] { return executor }
            let executor = EventLoopExecutor(eventLoop)
            known[name] = executor
            return executor
        }
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isFirst = state.withLock { state in
            state.jobs.append(job)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if isFirst { eventLoop.execute(run) }
    }

    /// Runs the jobs that are there; those that come meanwhile take their turn after what else the
    /// loop has to do.
    private func run() {
        var jobs = state.withLock { state in
            defer {
                state.jobs = state.spare
                state.spare = []
                state.isScheduled = false
            }
            return state.jobs
        }
        for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
        jobs.removeAll(keepingCapacity: true)
        state.withLock { $0.spare = jobs }
    }
}
