import IntentTestKit
import Synchronization
import Testing

@testable import _Time

/// Deadlines on one clock.
@Suite(.timeLimit(.minutes(2)))
struct DeadlineQueueTests {
    private let clock = TestClock()
    private let queue: DeadlineQueue
    private let calls = Calls()

    init() {
        queue = DeadlineQueue(clock: ElapsedClock(clock))
    }

    private func schedule(_ name: String, after delay: Duration) -> Deadline {
        queue.schedule(after: delay) { [calls] in calls.add(name) }
    }

    @Test("A deadline is called once its time has come, and only once")
    func once() async {
        _ = schedule("a", after: .seconds(10))
        clock.advance(by: .milliseconds(9999))
        await queue.caughtUp()
        #expect(calls.names == [])
        clock.advance(by: .milliseconds(1))
        await queue.caughtUp()
        clock.advance(by: .seconds(100))
        await queue.caughtUp()
        #expect(calls.names == ["a"])
    }

    @Test("A clock that moves before anybody sleeps delays nothing", arguments: 0..<50)
    func movesAtOnce(_ round: Int) async {
        _ = schedule("a", after: .seconds(30))
        clock.advance(by: .seconds(30))
        await queue.caughtUp()
        #expect(calls.names == ["a"])
    }

    @Test("Deadlines that are due together are called in the order in which they were made")
    func order() async {
        _ = schedule("c", after: .seconds(3))
        _ = schedule("a", after: .seconds(1))
        _ = schedule("b", after: .seconds(2))
        clock.advance(by: .seconds(5))
        await queue.caughtUp()
        #expect(calls.names == ["c", "a", "b"])
    }

    @Test("Earlier deadlines are not held up by later ones, in whatever order they are made")
    func earlier() async {
        _ = schedule("late", after: .seconds(60))
        _ = schedule("early", after: .seconds(5))
        _ = schedule("middle", after: .seconds(30))
        clock.advance(by: .seconds(5))
        await queue.caughtUp()
        #expect(calls.names == ["early"])
        clock.advance(by: .seconds(25))
        await queue.caughtUp()
        #expect(calls.names == ["early", "middle"])
        clock.advance(by: .seconds(30))
        await queue.caughtUp()
        #expect(calls.names == ["early", "middle", "late"])
    }

    @Test("A cancelled deadline is not kept; cancelling twice or too late changes nothing")
    func cancelled() async {
        let first = schedule("first", after: .seconds(5))
        let second = schedule("second", after: .seconds(5))
        queue.cancel(first)
        queue.cancel(first)
        clock.advance(by: .seconds(5))
        await queue.caughtUp()
        queue.cancel(second)
        #expect(calls.names == ["second"])
    }

    @Test("A deadline that is cancelled again doesn't take away the one made after it")
    func cancelledAgain() async {
        let first = schedule("first", after: .seconds(5))
        queue.cancel(first)
        _ = schedule("second", after: .seconds(5))
        queue.cancel(first)
        clock.advance(by: .seconds(5))
        await queue.caughtUp()
        #expect(calls.names == ["second"])
    }

    @Test("Thousands of deadlines, half of them cancelled, are called in the order of their times")
    func many() async {
        var generator = SeededGenerator(seed: 8)
        var expected: [Int] = []
        var deadlines: [(second: Int, deadline: Deadline)] = []
        for _ in 0..<4000 {
            let second = Int.random(in: 1...1000, using: &generator)
            deadlines.append((second, schedule("\(second)", after: .seconds(second))))
        }
        for (second, deadline) in deadlines.shuffled(using: &generator) {
            if Bool.random(using: &generator) {
                queue.cancel(deadline)
            } else {
                expected.append(second)
            }
        }
        for _ in 1...1000 {
            clock.advance(by: .seconds(1))
            await queue.caughtUp()
        }
        #expect(calls.names.compactMap(Int.init) == expected.sorted())
    }

    @Test("After all were cancelled, a new one is kept")
    func newAfterCancelled() async {
        queue.cancel(schedule("a", after: .seconds(5)))
        clock.advance(by: .seconds(5))
        await queue.caughtUp()
        _ = schedule("b", after: .seconds(1))
        clock.advance(by: .seconds(1))
        await queue.caughtUp()
        #expect(calls.names == ["b"])
    }

    @Test("A deadline for now or for the past is called at once")
    func overdue() async {
        _ = schedule("now", after: .zero)
        await queue.caughtUp()
        _ = schedule("past", after: .seconds(-10))
        await queue.caughtUp()
        #expect(calls.names == ["now", "past"])
    }

    @Test("A deadline may make and cancel others while it is called")
    func nested() async {
        let other = schedule("other", after: .seconds(2))
        _ = queue.schedule(after: .seconds(1)) { [queue, calls] in
            calls.add("outer")
            queue.cancel(other)
            _ = queue.schedule(after: .seconds(1)) { calls.add("inner") }
        }
        clock.advance(by: .seconds(1))
        await queue.caughtUp()
        clock.advance(by: .seconds(1))
        await queue.caughtUp()
        #expect(calls.names == ["outer", "inner"])
    }

    @Test("A thousand deadlines wait in one task")
    func oneTask() async throws {
        for _ in 0..<1000 { _ = schedule("a", after: .seconds(30)) }
        try await clock.waitUntilSleepers(1)
        await queue.caughtUp()
        #expect(clock.sleeperCount == 1)
        // Each earlier one takes the place of the task before it.
        for second in (1...20).reversed() { _ = schedule("b", after: .seconds(second)) }
        await queue.caughtUp()
        try await clock.waitUntilSleepers(1)
        clock.advance(by: .seconds(30))
        await queue.caughtUp()
        try await clock.waitUntilSleepers(0)
    }

    @Test("It counts the time since the system started")
    func now() {
        #expect(queue.now == .zero)
        clock.advance(by: .seconds(90))
        #expect(queue.now == .seconds(90))
    }
}

/// Who was called, in order.
private final class Calls: Sendable {
    private let storage = Mutex<[String]>([])

    var names: [String] { storage.withLock { $0 } }

    func add(_ name: String) { storage.withLock { $0.append(name) } }
}
