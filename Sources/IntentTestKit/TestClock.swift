import Synchronization

/// A clock that stands still until a test moves it.
///
/// Tasks that sleep on it wake in the order of their deadlines, within `advance(by:)`.
public final class TestClock: Clock, Sendable {
    /// A moment, as the time since the clock was created.
    public struct Instant: InstantProtocol {
        var offset: Duration

        /// Returns the moment that is later by a duration.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// Returns the time from this moment to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns whether one moment is before the other.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper: Sendable {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [Int: Sleeper] = [:]
        var next = 0
    }

    private let state = Mutex(State())
    private let waiting = AsyncCondition<[Duration]>()

    private let observer: (@Sendable (Duration) -> Void)?

    /// Creates a clock that stands at zero.
    public init() {
        observer = nil
    }

    /// Creates a clock; `observer` is told how far the test moves it.
    init(_ observer: @escaping @Sendable (Duration) -> Void) {
        self.observer = observer
    }

    /// The moment to which the test has moved the clock.
    public var now: Instant { state.withLock { $0.now } }
    /// The resolution of one nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Waits until the test moves the clock to the deadline or beyond.
    ///
    /// Throws `CancellationError` as soon as the task is cancelled. The tolerance has no effect.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let name = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    if Task.isCancelled || deadline <= state.now { return true }
                    state.sleepers[name] = Sleeper(deadline: deadline, continuation: continuation)
                    return false
                }
                guard isOver else { return waiting.tell(remainingTimes) }
                if Task.isCancelled {
                    continuation.resume(throwing: CancellationError())
                } else {
                    continuation.resume()
                }
            }
        } onCancel: {
            guard let sleeper = state.withLock({ $0.sleepers.removeValue(forKey: name) }) else {
                return
            }
            sleeper.continuation.resume(throwing: CancellationError())
            waiting.tell(remainingTimes)
        }
    }

    /// Moves the clock and wakes the tasks that are due.
    public func advance(by duration: Duration) {
        observer?(duration)
        let due = state.withLock { state -> [Sleeper] in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for name in due.keys { state.sleepers.removeValue(forKey: name) }
            let order = due.sorted { one, other in
                (one.value.deadline.offset, one.key) < (other.value.deadline.offset, other.key)
            }
            return order.map(\.value)
        }
        for sleeper in due { sleeper.continuation.resume() }
        if !due.isEmpty { waiting.tell(remainingTimes) }
    }

    /// The number of sleeping tasks.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The time after which each sleeper wakes.
    private var remainingTimes: [Duration] {
        state.withLock { state in
            state.sleepers.values.map { state.now.duration(to: $0.deadline) }
        }
    }

    // MARK: - Waiting for sleepers

    /// Waits until that many tasks sleep.
    ///
    /// Throws `UnfinishedTest` if they don't within a minute of real time.
    public func waitUntilSleepers(_ count: Int) async throws {
        try await wait("\(count) tasks sleep") { $0.count == count }
    }

    /// Waits until a task sleeps that wakes within `time`, or without it until any task sleeps.
    ///
    /// Throws `UnfinishedTest` if there is none within a minute of real time.
    public func waitForSleeper(within time: Duration? = nil) async throws {
        try await wait("a task sleeps" + (time.map { " for \($0) at most" } ?? "")) { times in
            times.contains { remaining in time.map { remaining <= $0 } ?? true }
        }
    }

    /// Advances the clock by steps, each as soon as a task sleeps, until `body` returns.
    ///
    /// Throws `UnfinishedTest` if `body` waits on although no task sleeps for a minute of real time.
    public func advance(
        inStepsOf step: Duration, until body: @escaping @Sendable () async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask(operation: body)
            group.addTask { [self] in
                while true {
                    try await waitForSleeper()
                    advance(by: step)
                }
            }
            try await group.next()
        }
    }

    private func wait(
        _ wanted: String, until condition: @escaping @Sendable ([Duration]) -> Bool
    ) async throws {
        let isFulfilled = try await waiting.wait(atMost: .seconds(60), until: condition) {
            remainingTimes
        }
        guard !isFulfilled else { return }
        throw UnfinishedTest(
            description: "The test waited until \(wanted); \(sleeperCount) do.")
    }
}
