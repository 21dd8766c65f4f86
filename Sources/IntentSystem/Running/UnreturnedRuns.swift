import Synchronization

/// The runs that ended before their `perform()` came back: cancelled ones that still tidy up.
///
/// A program that exits when a run is cancelled waits for them first.
package final class UnreturnedRuns: Sendable {
    private struct State {
        var count = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    package var count: Int { state.withLock { $0.count } }

    func add() {
        state.withLock { $0.count += 1 }
    }

    /// Notes that a run has returned or was abandoned.
    func remove() {
        let waiters = state.withLock { state in
            state.count -= 1
            guard state.count == 0 else { return [] as [CheckedContinuation<Void, Never>] }
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Returns when there are none any more.
    package func none() async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if state.count > 0 { state.waiters.append(continuation) }
                return state.count == 0
            }
            if isDone { continuation.resume() }
        }
    }
}
