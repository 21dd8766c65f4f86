import Synchronization
import _Time

/// The published tasks, until their lifetimes end.
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
        /// The reserved places for work that may become a task.
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

    /// Creates a task, which isn't published yet.
    func makeTask(for principal: Principal) -> ServerTask {
        let now = time.date()
        let snapshot = TaskSnapshot(
            id: RandomName.make(), createdAt: now, lastUpdatedAt: now, lifetime: lifetime,
            pollInterval: pollInterval)
        return ServerTask(snapshot, principal: principal, now: time.date) { [listeners] in
            listeners.deliver(.task($0))
        }
    }

    /// Reserves a place for work that may become a task, which the caller must then publish or
    /// release; returns `false` if there is none.
    func reserve() -> Bool {
        state.withLock { state in
            guard state.tasks.count + state.reserved < limit else { return false }
            state.reserved += 1
            return true
        }
    }

    func release() {
        state.withLock { $0.reserved -= 1 }
    }

    /// Publishes a task for its lifetime, in a reserved place.
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

    /// Returns a task, if it exists and belongs to the principal.
    func find(_ id: String, for principal: Principal) -> ServerTask? {
        guard let task = state.withLock({ $0.tasks[id] }), task.principal == principal else {
            return nil
        }
        return task
    }

    func close() {
        let all = state.withLock { state in
            defer { state.tasks = [:] }
            return Array(state.tasks.values)
        }
        for task in all { task.cancel() }
    }
}
