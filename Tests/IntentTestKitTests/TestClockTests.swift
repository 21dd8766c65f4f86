import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// A clock that stands still until a test moves it.
@Suite(.timeLimit(.minutes(2)))
struct TestClockTests {
    private let clock = TestClock()

    @Test("Time moves by what the test says, and not by itself")
    func now() {
        let start = clock.now
        clock.advance(by: .seconds(3))
        #expect(start.duration(to: clock.now) == .seconds(3))
        clock.advance(by: .milliseconds(500))
        #expect(start.duration(to: clock.now) == .milliseconds(3500))
        #expect(start < clock.now)
        #expect(start.advanced(by: .milliseconds(3500)) == clock.now)
    }

    @Test("A sleeper wakes when its time has come, and not before")
    func wakes() async throws {
        let woken = Woken()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { [clock] in
                try await clock.sleep(for: .seconds(10))
                woken.add(10)
            }
            try await clock.waitUntilSleepers(1)
            clock.advance(by: .milliseconds(9_999))
            #expect(clock.sleeperCount == 1)
            #expect(woken.all == [])
            clock.advance(by: .milliseconds(1))
            #expect(clock.sleeperCount == 0)
            try await group.waitForAll()
            #expect(woken.all == [10])
        }
    }

    @Test("One step wakes all who are due and leaves the others")
    func several() async throws {
        let woken = Woken()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for seconds in [3, 1, 2, 60] {
                group.addTask { [clock] in
                    try await clock.sleep(for: .seconds(seconds))
                    woken.add(seconds)
                }
            }
            try await clock.waitUntilSleepers(4)
            clock.advance(by: .seconds(5))
            #expect(clock.sleeperCount == 1)
            for _ in 0..<3 { try await group.next() }
            #expect(woken.all == [1, 2, 3])
            clock.advance(by: .seconds(55))
            try await group.waitForAll()
            #expect(woken.all == [1, 2, 3, 60])
        }
    }

    @Test("Nobody sleeps until a moment that has passed")
    func past() async throws {
        let start = clock.now
        clock.advance(by: .seconds(1))
        try await clock.sleep(until: start)
        try await clock.sleep(until: clock.now)
        #expect(clock.sleeperCount == 0)
    }

    @Test("A cancelled sleeper wakes at once and is told so, before or during its sleep")
    func cancelled() async throws {
        let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
        try await clock.waitUntilSleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)

        let gate = Gate()
        let early = Task { [clock] in
            await gate.wait()
            try await clock.sleep(for: .seconds(1))
        }
        early.cancel()
        await gate.open()
        await #expect(throws: CancellationError.self) { try await early.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test("A system's time limit is measured with the test's clock")
    func timeLimit() async throws {
        let system = TestSystem(intents: KitIntents.all)
        let run = try await system.person()
        try run.post(.perform(intent: "Brood", values: [:]))
        try await run.wait { $0.run != nil }
        try await system.clock.waitUntilSleepers(1)
        system.clock.advance(by: .seconds(30))
        try await run.wait { $0.card != nil }
        #expect(run.error == "“Brood” took too long and was stopped.")
        try await system.finish()
    }
}

/// Who woke so far.
private final class Woken: Sendable {
    private let seconds = Mutex<Set<Int>>([])

    var all: Set<Int> { seconds.withLock { $0 } }

    func add(_ new: Int) { seconds.withLock { _ = $0.insert(new) } }
}
