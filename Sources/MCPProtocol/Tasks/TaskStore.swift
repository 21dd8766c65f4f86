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
    private let tasks = Mutex<[String: ServerTask]>([:])

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

    /// Makes a task known for its lifetime; there is no place for it if `nil`.
    func publish(_ task: ServerTask) -> TaskSnapshot? {
        let hasPlace = tasks.withLock { tasks in
            guard tasks.count < limit else { return false }
            tasks[task.id] = task
            return true
        }
        guard hasPlace else { return nil }
        deadlines.schedule(after: lifetime) { [weak self] in
            self?.tasks.withLock { $0.removeValue(forKey: task.id) }?.cancel()
        }
        return task.publish()
    }

    var hasPlace: Bool { tasks.withLock { $0.count < limit } }

    /// A task, if it exists and belongs to who asks.
    func find(_ id: String, for principal: Principal) -> ServerTask? {
        guard let task = tasks.withLock({ $0[id] }), task.principal == principal else {
            return nil
        }
        return task
    }

    /// Ends all tasks.
    func close() {
        let all = tasks.withLock { tasks in
            defer { tasks = [:] }
            return Array(tasks.values)
        }
        for task in all { task.cancel() }
    }
}
