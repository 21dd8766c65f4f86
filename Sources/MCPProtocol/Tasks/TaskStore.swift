import Synchronization
import _Time

/// The tasks that clients know, until each has lived its time.
final class TaskStore: Sendable {
    private let limit: Int
    private let lifetime: Duration
    private let pollInterval: Duration
    private let time: ServerTime
    private let deadlines: DeadlineQueue
    private let listeners: Registry<Listener>
    private let state = Mutex(State())

    private struct State {
        var tasks: [String: ServerTask] = [:]
        /// Places for work that may become a task.
        var reserved = 0
    }

    init(
        limit: Int, lifetime: Duration, pollInterval: Duration, time: ServerTime,
        deadlines: DeadlineQueue, listeners: Registry<Listener>
    ) {
        self.limit = limit
        self.lifetime = lifetime
        self.pollInterval = pollInterval
        self.time = time
        self.deadlines = deadlines
        self.listeners = listeners
    }

    /// A task that no client knows yet.
    func makeTask(for principal: Principal) -> ServerTask {
        let now = time.date()
        let snapshot = TaskSnapshot(
            id: RandomName.make(), createdAt: now, lastUpdatedAt: now, lifetime: lifetime,
            pollInterval: pollInterval)
        return ServerTask(snapshot, principal: principal, now: time.date) { [listeners] in
            listeners.deliver(.task($0))
        }
    }

    /// Keeps a place for work that may become a task, which then must be published or released; returns
    /// `false` if there is none.
    func reserve() -> Bool {
        state.withLock { state in
            guard state.tasks.count + state.reserved < limit else { return false }
            state.reserved += 1
            return true
        }
    }

    /// Gives up a place that was reserved.
    func release() {
        state.withLock { $0.reserved -= 1 }
    }

    /// Makes a task known for its lifetime, in a place that was reserved.
    func publish(_ task: ServerTask) -> TaskSnapshot {
        state.withLock { state in
            state.reserved -= 1
            state.tasks[task.id] = task
        }
        deadlines.schedule(after: lifetime) { [weak self] in
            self?.state.withLock { $0.tasks.removeValue(forKey: task.id) }?.cancel()
        }
        return task.publish()
    }

    /// A task, if it exists and belongs to who asks.
    func find(_ id: String, for principal: Principal) -> ServerTask? {
        guard let task = state.withLock({ $0.tasks[id] }), task.principal == principal else {
            return nil
        }
        return task
    }

    /// Ends all tasks.
    func close() {
        let all = state.withLock { state in
            defer { state.tasks = [:] }
            return Array(state.tasks.values)
        }
        for task in all { task.cancel() }
    }
}
