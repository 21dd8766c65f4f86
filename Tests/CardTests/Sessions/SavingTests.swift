import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

/// When cards are written down.
@Suite struct SavingTests {
    /// A store that fails on demand, and notes each batch.
    private final class NotingStore: SessionStore {
        struct Full: Error {}
        let batches = Mutex<[[SessionID: StoredCard?]]>([])
        let busyTimes = Mutex(0)

        func card(of session: SessionID) async throws -> StoredCard? { nil }

        func save(_ cards: [SessionID: StoredCard?]) throws {
            let isBusy = busyTimes.withLock { times in
                defer { times = max(0, times - 1) }
                return times > 0
            }
            if isBusy { throw SessionStoreBusy() }
            batches.withLock { $0.append(cards) }
        }

        var titles: [String?] {
            batches.withLock { $0.flatMap { $0.values.map { $0?.title } } }
        }
    }

    @Test("A card is written before any surface is told of it")
    func before() async throws {
        let store = NotingStore()
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: RestartCards.all + CounterCards.all, store: store)
        let session = try await system.system.session(SessionID("ada"))
        let shown = Mutex<[(card: Int, written: Int)]>([])
        let connection = await session.connect(environment: PresentationEnvironment()) { event in
            guard case .state(let state) = event, let card = state.card else { return }
            shown.withLock { $0.append((card.id, store.titles.count)) }
        }
        session.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
        await session.settled()
        let first = try #require(shown.withLock { $0.first })
        #expect(first.written == 1)
        #expect(store.titles == ["Show Restart"])
        await session.carryOut(.done(card: first.card), from: connection)
        #expect(store.titles == ["Show Restart", nil])
        await session.disconnect(connection)
        await session.close()
    }

    @Test("A store that is busy is tried again elsewhere, with the newest card only")
    func busy() async throws {
        let store = NotingStore()
        store.busyTimes.withLock { $0 = 3 }
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: RestartCards.all + CounterCards.all, store: store)
        let run = try await system.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
        await system.system.flush()
        #expect(store.titles == ["Show Restart"])
        try await run.done()
        await system.system.flush()
        #expect(store.titles == ["Show Restart", nil])
        try await system.finish()
    }
}
