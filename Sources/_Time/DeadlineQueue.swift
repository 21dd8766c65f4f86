import Synchronization

/// Calls functions when they are due, with one sleeping task for all of them.
///
/// A timer for each run or request would remain until it is due, even when cancelled; a busy server
/// would accumulate hundreds of thousands.
package final class DeadlineQueue: Sendable {
    private struct State {
        var heap = DeadlineHeap()
        /// The sleeping task and the time at which it wakes up.
        var alarm: (due: Duration, task: Task<Void, Never>)?
        /// The number of threads that call functions that are due.
        var ringing = 0
        /// The callers that wait until no function is due.
        var waiters: [CheckedContinuation<Void, Never>] = []

        func isCaughtUp(at now: Duration) -> Bool {
            ringing == 0 && heap.earliest.map { $0 > now } ?? true
        }
    }

    private let clock: ElapsedClock
    private let state = Mutex(State())

    package init(clock: ElapsedClock) {
        self.clock = clock
    }

    deinit {
        state.withLock { $0.alarm?.task.cancel() }
    }

    /// The time since the clock was created.
    package var now: Duration { clock.now() }

    /// Calls `action` once, after a time, unless the deadline is cancelled first.
    ///
    /// Functions that are due together are called in the order in which they were scheduled.
    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void)
        -> Deadline
    {
        let due = clock.now() + delay
        return state.withLock { state in
            let deadline = state.heap.insert(action, due: due)
            if state.alarm.map({ due < $0.due }) ?? true { setAlarm(at: due, &state) }
            return deadline
        }
    }

    /// Cancels a deadline; does nothing if it has passed or was cancelled before.
    package func cancel(_ deadline: Deadline) {
        // This may release what the function holds, which must not happen inside the lock.
        let (_, isWaitedFor) = state.withLock {
            ($0.heap.remove(deadline), !$0.waiters.isEmpty)
        }
        if isWaitedFor { resumeWaiters() }
    }

    /// Returns when every function that is due has been called.
    package func caughtUp() async {
        await withCheckedContinuation { continuation in
            let now = clock.now()
            let isOver = state.withLock { state in
                guard !state.isCaughtUp(at: now) else { return true }
                state.waiters.append(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    private func resumeWaiters() {
        let now = clock.now()
        let over = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            guard state.isCaughtUp(at: now) else { return [] }
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in over { waiter.resume() }
    }

    /// Replaces the sleeping task.
    ///
    /// A task that sleeps too long is replaced, but not one that wakes too early: it checks the
    /// heap and sleeps again.
    private func setAlarm(at due: Duration, _ state: inout State) {
        state.alarm?.task.cancel()
        let task = Task.detached { [weak self, clock] in
            if due > clock.now() {
                do { try await clock.sleep(due) } catch { return }
            }
            self?.ring()
        }
        state.alarm = (due, task)
    }

    private func ring() {
        let now = clock.now()
        let actions = state.withLock { state in
            state.alarm = nil
            state.ringing += 1
            let actions = state.heap.removeAll(until: now)
            if let next = state.heap.earliest { setAlarm(at: next, &state) }
            return actions
        }
        for action in actions { action() }
        let isWaitedFor = state.withLock { state in
            state.ringing -= 1
            return !state.waiters.isEmpty
        }
        if isWaitedFor { resumeWaiters() }
    }
}
