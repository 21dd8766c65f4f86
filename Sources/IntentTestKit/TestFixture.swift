import Synchronization

/// The state that the intents of one test share: numbers, texts, places to stop at, and a record of what
/// happened.
///
/// The system makes intents itself, so they find their test's fixture by the name in a parameter. Each test
/// has its own, because all tests run in one process at the same time.
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

    /// A fixture for one test.
    package static func fresh() -> TestFixture {
        all.withLock { all in
            all.count += 1
            let fixture = TestFixture(name: "lab\(all.count)")
            all.fixtures[fixture.name] = fixture
            return fixture
        }
    }

    /// The fixture with a name, which is made if there is none yet.
    package static func named(_ name: String) -> TestFixture {
        all.withLock { all in
            if let fixture = all.fixtures[name] { return fixture }
            let fixture = TestFixture(name: name)
            all.fixtures[name] = fixture
            return fixture
        }
    }

    /// Lets go of the fixture; its name is never used again.
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

    /// Adds to a number, and returns what it is then.
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

    /// Writes an event down.
    package func note(_ event: String) {
        let notes = state.withLock { state in
            state.notes.append(event)
            return state.notes
        }
        waiting.tell(notes)
    }

    /// The events so far, oldest first.
    package var notes: [String] { state.withLock { $0.notes } }

    /// How often an event was written down.
    package func count(of event: String) -> Int { notes.filter { $0 == event }.count }

    /// Waits until an event is written down; `false` if it is not in time.
    package func wait(forNote event: String, atMost limit: Duration = .seconds(60)) async throws
        -> Bool
    {
        try await waiting.wait(atMost: limit) {
            $0.contains(event)
        } current: {
            notes
        }
    }

    // MARK: - Places

    /// The gate with a name.
    package func gate(_ name: String) -> Gate {
        state.withLock { state in
            if let gate = state.gates[name] { return gate }
            let gate = Gate()
            state.gates[name] = gate
            return gate
        }
    }

    /// Says that a place was reached, and waits there until the test lets it go on, even if it is
    /// cancelled.
    package func stop(at place: String) async {
        await gate("\(place) reached").open()
        await gate("\(place) left").wait()
    }

    /// The same; throws `CancellationError` as soon as the task is cancelled.
    package func pause(at place: String) async throws {
        await gate("\(place) reached").open()
        try await gate("\(place) left").wait(atMost: nil)
    }

    /// Waits until an intent stops at a place.
    package func arrival(at place: String) async { await gate("\(place) reached").wait() }

    /// Waits until an intent stops at a place; `false` if none does in time.
    package func arrival(at place: String, atMost limit: Duration) async throws -> Bool {
        try await gate("\(place) reached").wait(atMost: limit)
    }

    /// Lets the intents that stop at a place go on, now and later.
    package func leave(_ place: String) async { await gate("\(place) left").open() }
}
