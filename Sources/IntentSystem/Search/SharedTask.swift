import AppIntents
import Synchronization
import _Time

/// Work that several callers want at the same time, done once, in a separate task.
///
/// A caller waits only as long as it wants to; the work continues without it.
final class SharedTask: Sendable {
    private struct State {
        var isUnderWay = false
        var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
        var lastWaiter = 0
    }

    private let state = Mutex(State())

    /// Begins the work, unless it is under way, and returns when it is done, or after `limit` at most.
    ///
    /// Returns `false` if the work is still under way.
    func run(
        atMost limit: Duration?, by deadlines: DeadlineQueue,
        _ work: @escaping @Sendable () async -> Void
    ) async -> Bool {
        let begins = state.withLock { state in
            defer { state.isUnderWay = true }
            return !state.isUnderWay
        }
        if begins {
            let surroundings = AppSurroundings.current
            Task.detached {
                await AppSurroundings.with(surroundings, work)
                self.finish()
            }
        }
        return await withCheckedContinuation { continuation in
            let waiter = state.withLock { state -> Int? in
                guard state.isUnderWay else { return nil }
                state.lastWaiter += 1
                state.waiters[state.lastWaiter] = continuation
                return state.lastWaiter
            }
            guard let waiter else { return continuation.resume(returning: true) }
            guard let limit else { return }
            _ = deadlines.schedule(after: limit) { [weak self] in
                self?.state.withLock { $0.waiters.removeValue(forKey: waiter) }?
                    .resume(returning: false)
            }
        }
    }

    private func finish() {
        let waiters = state.withLock { state in
            state.isUnderWay = false
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.resume(returning: true) }
    }
}
