import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Deferred properties of many entities.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct DeferredFetchTests {
    /// Holds fetches back until as many are under way as a test expects.
    final class Gate: Sendable {
        struct State {
            var underWay = 0
            var most = 0
            var total = 0
            var expected = 0
            var waiters: [CheckedContinuation<Void, Never>] = []
        }

        let state = Mutex(State())

        func open(for expected: Int) { state.withLock { $0 = State(expected: expected) } }

        /// Waits for the others; the last of them lets all go on.
        func pass() async {
            await withCheckedContinuation { continuation in
                let ready = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                    state.underWay += 1
                    state.total += 1
                    state.most = max(state.most, state.underWay)
                    state.waiters.append(continuation)
                    guard state.waiters.count == state.expected else { return [] }
                    defer { state.waiters = [] }
                    return state.waiters
                }
                for waiter in ready { waiter.resume() }
            }
            state.withLock { $0.underWay -= 1 }
        }
    }

    static let gate = Gate()

    struct Star: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Star"
        static var defaultQuery: StarQuery { StarQuery() }
        let id: Int
        @DeferredProperty(title: "Light") var light: Int {
            get async throws {
                await gate.pass()
                return -id
            }
        }
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Star \(id)")
        }
    }

    struct StarQuery: EnumerableEntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Star] {
            identifiers.map { Star(id: $0) }
        }
        // One of them stands there twice.
        func allEntities() async throws -> [Star] { ((0..<32) + [7]).map { Star(id: $0) } }
    }

    @Test("Many are fetched at once, no more than the bound, each once, and the order is kept")
    func bounded() async throws {
        Self.gate.open(for: Limits.fetchesAtOnce)
        let system = TestSystem(intents: [], finding: [Star.self])
        let run = try await system.perform("FindStar", values: ["sortBy": "light", "limit": 3])
        #expect(run.text == "Star 31\nStar 30\nStar 29")
        let state = Self.gate.state.withLock { ($0.most, $0.total) }
        #expect(state.0 == Limits.fetchesAtOnce)
        #expect(state.1 == 32)
        try await run.done()
        try await system.finish()
    }
}
