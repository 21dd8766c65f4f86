package import NIOCore
import Synchronization

/// Runs tasks on the thread of an event loop, so that what a connection brings is answered where it
/// came in, and no other thread has to be woken for it.
///
/// Only work that never blocks belongs there: everybody whose connection is on the same loop waits
/// for it.
package final class EventLoopExecutor: TaskExecutor {
    /// One for each loop: a task that goes from one executor to another has to wait for its turn,
    /// even if both have the same thread.
    private static let known = Mutex<[ObjectIdentifier: EventLoopExecutor]>([:])

    private let eventLoop: any EventLoop

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
        eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
