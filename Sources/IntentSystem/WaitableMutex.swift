import Synchronization

/// A state behind a lock, with waiters for a condition on it.
package final class WaitableMutex<State: Sendable>: Sendable {
    private struct Waiter: Sendable {
        let condition: @Sendable (State) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct Contents: Sendable {
        var state: State
        var waiters: [Waiter] = []
    }

    private let contents: Mutex<Contents>

    /// Creates a state without waiters.
    package init(_ state: State) {
        contents = Mutex(Contents(state: state))
    }

    /// Reads or changes the state, and resumes the waiters whose condition it fulfills.
    package func withLock<Result: Sendable, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (result, due) = try contents.withLock {
            contents throws(Failure) -> (Result, [Waiter]) in
            let result = try body(&contents.state)
            if contents.waiters.isEmpty { return (result, []) }
            let due = contents.waiters.filter { $0.condition(contents.state) }
            contents.waiters = contents.waiters.filter { !$0.condition(contents.state) }
            return (result, due)
        }
        for waiter in due { waiter.continuation.resume() }
        return result
    }

    /// Returns when the state fulfills a condition, even if the task is cancelled.
    package func wait(until condition: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isFulfilled = contents.withLock { contents in
                if condition(contents.state) { return true }
                contents.waiters.append(Waiter(condition: condition, continuation: continuation))
                return false
            }
            if isFulfilled { continuation.resume() }
        }
    }
}
