import Synchronization

/// The tasks that wait for a changing value to fulfill a condition.
package final class AsyncCondition<Value: Sendable>: Sendable {
    private struct Waiter: Sendable {
        let condition: @Sendable (Value) -> Bool
        let continuation: CheckedContinuation<Bool, any Error>
        let expiry: Task<Void, any Error>?
    }

    private struct State {
        var waiters: [Int: Waiter] = [:]
        var last = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Resumes the tasks whose condition a new value fulfills.
    package func tell(_ value: Value) {
        let due = state.withLock { state in
            state.waiters.filter { $0.value.condition(value) }.keys
        }
        for name in due { leave(name, .success(true)) }
    }

    /// Waits for a value that fulfills a condition; returns `false` if none arrived within the
    /// limit, which is measured in real time.
    ///
    /// `current` returns the present value, which may already fulfill it. Throws
    /// `CancellationError` as soon as the task is cancelled.
    package func wait(
        atMost limit: Duration?, until condition: @escaping @Sendable (Value) -> Bool,
        current: () -> Value?
    ) async throws -> Bool {
        let name = state.withLock { state in
            state.last += 1
            return state.last
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enter(name, condition, continuation, atMost: limit)
                // Checked only after the registration: a change in between would otherwise be
                // missed.
                if Task.isCancelled {
                    leave(name, .failure(CancellationError()))
                } else if let value = current(), condition(value) {
                    leave(name, .success(true))
                }
            }
        } onCancel: {
            leave(name, .failure(CancellationError()))
        }
    }

    private func enter(
        _ name: Int, _ condition: @escaping @Sendable (Value) -> Bool,
        _ continuation: CheckedContinuation<Bool, any Error>, atMost limit: Duration?
    ) {
        state.withLock { state in
            let expiry = limit.map { limit in
                Task {
                    try await Task.sleep(for: limit)
                    leave(name, .success(false))
                }
            }
            state.waiters[name] = Waiter(
                condition: condition, continuation: continuation, expiry: expiry)
        }
    }

    private func leave(_ name: Int, _ result: Result<Bool, any Error>) {
        guard let waiter = state.withLock({ $0.waiters.removeValue(forKey: name) }) else { return }
        waiter.expiry?.cancel()
        waiter.continuation.resume(with: result)
    }
}
