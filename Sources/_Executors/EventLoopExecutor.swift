package import NIOCore
import Synchronization

/// An executor that runs tasks on the thread of an event loop, so that a request is answered on the
/// thread that received it, and no other thread has to be woken.
///
/// Only work that never blocks belongs there, since it blocks all connections on the same loop.
package final class EventLoopExecutor: TaskExecutor {
    /// The executors, one for each loop: a task that changes executors has to wait for its turn,
    /// even if both use the same thread.
    private static let known = Mutex<[ObjectIdentifier: EventLoopExecutor]>([:])

    private struct State {
        var jobs: [UnownedJob] = []
        /// The storage for the next jobs while some are run.
        var spare: [UnownedJob] = []
        /// The loop is scheduled to run the jobs.
        var isScheduled = false
    }

    private let eventLoop: any EventLoop
    private let state = Mutex(State())

    private init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    /// Returns the executor of a loop, which lives as long as the process.
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

    /// Runs the present jobs; later ones wait for their turn among the loop's other work.
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
