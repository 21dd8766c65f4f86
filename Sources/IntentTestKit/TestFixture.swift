import Synchronization

/// The state that the intents of one test share: numbers, texts, stops, and a record of events.
///
/// The system creates intents itself, so they find their test's fixture by the name in a parameter.
/// Each test has a separate one, because all tests run in one process at the same time.
package final class TestFixture: Sendable {
    private static let all = Mutex<(fixtures: [String: TestFixture], count: Int)>(([:], 0))

    private struct State {
        var numbers: [String: Int] = [:]
        var texts: [String: String] = [:]
        var gates: [String: Gate] = [:]
        var notes: [String] = []
        var kept: [any Sendable] = []
    }

    package let name: String
    private let state = Mutex(State())
    private let waiting = AsyncCondition<[String]>()

    private init(name: String) {
        self.name = name
    }

    package static func fresh() -> TestFixture {
        all.withLock { all in
            all.count += 1
            let fixture = TestFixture(name: "lab\(all.count)")
            all.fixtures[fixture.name] = fixture
            return fixture
        }
    }

    /// Returns the fixture with a name, which is created if there is none yet.
    package static func named(_ name: String) -> TestFixture {
        all.withLock { all in
            if let fixture = all.fixtures[name] { return fixture }
            let fixture = TestFixture(name: name)
            all.fixtures[name] = fixture
            return fixture
        }
    }

    /// Removes the fixture; its name is never used again.
    package func forget() {
        Self.all.withLock { _ = $0.fixtures.removeValue(forKey: name) }
    }

    // MARK: - Values

    package subscript(number name: String) -> Int {
        get { state.withLock { $0.numbers[name] ?? 0 } }
        set { state.withLock { $0.numbers[name] = newValue } }
    }

    package subscript(text name: String) -> String? {
        get { state.withLock { $0.texts[name] } }
        set { state.withLock { $0.texts[name] = newValue } }
    }

    /// Adds to a number, and returns the sum.
    @discardableResult
    package func add(_ amount: Int, to name: String) -> Int {
        state.withLock { state in
            state.numbers[name, default: 0] += amount
            return state.numbers[name] ?? 0
        }
    }

    /// Holds a value as long as the fixture exists.
    package func keep(_ value: any Sendable) { state.withLock { $0.kept.append(value) } }
    package var kept: [any Sendable] { state.withLock { $0.kept } }

    // MARK: - What happened

    package func note(_ event: String) {
        let notes = state.withLock { state in
            state.notes.append(event)
            return state.notes
        }
        waiting.tell(notes)
    }

    /// The events so far, oldest first.
    package var notes: [String] { state.withLock { $0.notes } }

    /// Returns the number of times an event was recorded.
    package func count(of event: String) -> Int { notes.filter { $0 == event }.count }

    /// Waits until an event is recorded for the given time; returns `false` if that doesn't happen in
    /// time.
    package func wait(
        forNote event: String, times count: Int = 1, atMost limit: Duration = .seconds(60)
    ) async throws -> Bool {
        try await waiting.wait(atMost: limit) {
            $0.count { $0 == event } >= count
        } current: {
            notes
        }
    }

    // MARK: - Places

    package func gate(_ name: String) -> Gate {
        state.withLock { state in
            if let gate = state.gates[name] { return gate }
            let gate = Gate()
            state.gates[name] = gate
            return gate
        }
    }

    /// Records that a place was reached, and waits there until the test continues it, even if the
    /// task is cancelled.
    package func stop(at place: String) async {
        await gate("\(place) reached").open()
        await gate("\(place) left").wait()
    }

    /// Stops at a place, but throws `CancellationError` as soon as the task is cancelled.
    package func pause(at place: String) async throws {
        await gate("\(place) reached").open()
        try await gate("\(place) left").wait(atMost: nil)
    }

    /// Waits until an intent stops at a place.
    package func arrival(at place: String) async { await gate("\(place) reached").wait() }

    /// Waits until an intent stops at a place; returns `false` if none does in time.
    package func arrival(at place: String, atMost limit: Duration) async throws -> Bool {
        try await gate("\(place) reached").wait(atMost: limit)
    }

    /// Continues the intents that stop at a place, now and later.
    package func leave(_ place: String) async { await gate("\(place) left").open() }
}
