import Synchronization

/// A point at which a test and an intent meet: those who wait go on when it is opened.
///
/// An open gate stays open.
package final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let waiting = AsyncCondition<Bool>()

    package init() {}

    /// Lets everyone through, now and later.
    package func open() async {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
        waiting.tell(true)
    }

    /// Returns when the gate is open, even if the task is cancelled: so that a gate can also stand for
    /// an intent that ignores it.
    package func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiters.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    /// Returns when the gate is open; `false` if it is not in time.
    ///
    /// Throws `CancellationError` as soon as the task is cancelled.
    @discardableResult
    package func wait(atMost limit: Duration?) async throws -> Bool {
        try await waiting.wait(atMost: limit) {
            $0
        } current: {
            state.withLock { $0.isOpen }
        }
    }
}
