import Synchronization
import _Time

/// A signal to the waiting callers that widgets or controls may look different.
///
/// A thousand changes between two reads count as one.
package final class ChangeSignal: Sendable {
    private struct State {
        var version = 0
        var isFinished = false
        var next = 0
        var waiters: [Int: CheckedContinuation<Int, Never>] = [:]
    }

    private let deadlines: DeadlineQueue
    private let state = Mutex(State())

    init(_ deadlines: DeadlineQueue) {
        self.deadlines = deadlines
    }

    /// The number of changes so far.
    package var version: Int { state.withLock { $0.version } }

    package func note() {
        release { $0.version += 1 }
    }

    /// Ends all waiting calls.
    package func finish() {
        release { $0.isFinished = true }
    }

    private func release(_ change: (inout State) -> Void) {
        let (waiters, version) = state.withLock { state in
            change(&state)
            defer { state.waiters = [:] }
            return (state.waiters, state.version)
        }
        for waiter in waiters.values { waiter.resume(returning: version) }
    }

    /// Returns the number of changes once it differs from the known one, or after a time limit.
    package func next(after known: Int, atMost limit: Duration) async -> Int {
        await withCheckedContinuation { continuation in
            let (number, version) = state.withLock { state -> (Int?, Int) in
                if state.version != known || state.isFinished { return (nil, state.version) }
                state.next += 1
                state.waiters[state.next] = continuation
                return (state.next, state.version)
            }
            guard let number else { return continuation.resume(returning: version) }
            deadlines.schedule(after: limit) { [weak self] in self?.giveUp(number) }
        }
    }

    private func giveUp(_ number: Int) {
        let (waiter, version) = state.withLock {
            ($0.waiters.removeValue(forKey: number), $0.version)
        }
        waiter?.resume(returning: version)
    }
}
