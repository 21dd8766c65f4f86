import Foundation

/// The task of an operation that the person can stop while it goes on, also after `perform()` has come back.
///
/// A task that `perform()` began and that outlives it has no other handle: only its author has the `Task`.
// Safe: the handle is read and removed under the lock. Until it is removed its task can't end, since it is in
// the middle of the operation.
package final class StoppableTask: @unchecked Sendable {
    private let lock = NSLock()
    private var task: UnsafeCurrentTask?
    private weak let interaction: (any SystemInteraction)?

    /// Makes one of the current task, and lets the person of the run see that there is something to stop.
    init(in interaction: any SystemInteraction) {
        self.interaction = interaction
        task = withUnsafeCurrentTask { $0 }
        interaction.add(self)
    }

    /// Cancels the task, if its operation goes on.
    package func stop() { lock.withLock { task?.cancel() } }

    /// Says that the operation is over; called by its task.
    func end() {
        lock.withLock { task = nil }
        interaction?.remove(self)
    }
}
