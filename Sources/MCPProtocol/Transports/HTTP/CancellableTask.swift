import Synchronization

/// What is being done for a request, which can be stopped before it is even known.
final class CancellableTask: Sendable {
    private let state = Mutex((task: nil as Task<Void, Never>?, isCancelled: false))

    func begin(_ task: Task<Void, Never>) {
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    @Sendable func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }
}
