import Synchronization
import _Time

/// A timer that calls a function repeatedly, until it is stopped.
final class Pulse: Sendable {
    private let deadlines: DeadlineQueue
    private let interval: Duration
    private let action: @Sendable () -> Void
    private let state = Mutex((next: nil as Deadline?, isStopped: false))

    init(
        _ deadlines: DeadlineQueue, every interval: Duration,
        _ action: @escaping @Sendable () -> Void
    ) {
        self.deadlines = deadlines
        self.interval = interval
        self.action = action
        schedule()
    }

    private func schedule() {
        state.withLock { state in
            guard !state.isStopped else { return }
            state.next = deadlines.schedule(after: interval) { [weak self] in
                self?.action()
                self?.schedule()
            }
        }
    }

    func stop() {
        let next = state.withLock { state in
            state.isStopped = true
            return state.next
        }
        if let next { deadlines.cancel(next) }
    }

    deinit {
        stop()
    }
}
