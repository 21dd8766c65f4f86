import EndToEndSupport
import IntentTestKit
import Testing

@testable import IntentSystem

/// Several clients that come to one session while its last card is being read.
@Suite(.timeLimit(.minutes(1))) struct RestorationTests {
    /// A store that reads a card when a test lets it.
    private struct SlowStore: SessionStore {
        let cards: MemoryStore
        let lab: TestFixture

        func card(of session: SessionID) async throws -> StoredCard? {
            await lab.stop(at: "card")
            return try await cards.card(of: session)
        }

        func save(_ new: [SessionID: StoredCard?]) throws { try cards.save(new) }
    }

    @Test(
        "A client that comes while the card is read for another one waits for it, and has it, too")
    func both() async throws {
        let lab = TestFixture.fresh()
        let cards = MemoryStore()
        let intents = RestartCards.all + CounterCards.all
        let first = TestSystem(intents: intents, store: cards)
        let run = try await first.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
        _ = run.look()
        await first.system.flush()

        let second = TestSystem(intents: intents, store: SlowStore(cards: cards, lab: lab))
        let id = SessionID("test")
        func hasCard() async throws -> Bool {
            lab.note("comes")
            return try await second.system.session(id).visibleCard != nil
        }
        async let one = hasCard()
        await lab.arrival(at: "card")
        async let other = hasCard()
        #expect(try await lab.wait(forNote: "comes", times: 2))
        await lab.leave("card")
        #expect(try await one)
        #expect(try await other)
        #expect(second.system.sessionCount == 1)
        #expect(second.system.state.withLock { $0.restoring.isEmpty })
    }
}
