import Foundation

/// The task of an operation that the person can stop while it runs, even after `perform()` has
/// returned.
///
/// The system has no other handle for a task that `perform()` started and that outlives it: only
/// its author has the `Task`.
// Safe: the handle is read and removed under the lock. Until the handle is removed, its task can't
// end, since it is in the middle of the operation.
package final class StoppableTask: @unchecked Sendable {
    private let lock = NSLock()
    private var task: UnsafeCurrentTask?
    private weak let interaction: (any SystemInteraction)?

    /// Creates a handle for the current task, and shows the person of the run that there is
    /// something to stop.
    init(in interaction: any SystemInteraction) {
        self.interaction = interaction
        task = withUnsafeCurrentTask { $0 }
        interaction.add(self)
    }

    /// Cancels the task, if its operation still runs.
    package func stop() { lock.withLock { task?.cancel() } }

    /// Marks the operation as ended; its task calls this.
    func end() {
        lock.withLock { task = nil }
        interaction?.remove(self)
    }
}
