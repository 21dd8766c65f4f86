import Synchronization

/// Calls a function again and again, until it is stopped.
final class Pulse: Sendable {
    private let deadlines: Deadlines
    private let interval: Duration
    private let action: @Sendable () -> Void
    /// The name of the next deadline; none once it is stopped.
    private let next = Mutex<Int?>(0)

    init(_ deadlines: Deadlines, every interval: Duration, _ action: @escaping @Sendable () -> Void)
    {
        self.deadlines = deadlines
        self.interval = interval
        self.action = action
        schedule()
    }

    private func schedule() {
        next.withLock { next in
            guard next != nil else { return }
            next = deadlines.after(interval) { [weak self] in
                self?.action()
                self?.schedule()
            }
        }
    }

    func stop() {
        let last = next.withLock { next in
            defer { next = nil }
            return next
        }
        if let last { deadlines.takeBack(last) }
    }

    deinit {
        stop()
    }
}
