import AppIntents
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// What a restarted process shows: SNI-12 and invariant 5 of the architecture.
@Suite struct RestartTests {
    @Test("SNI-3 after a restart an interactive card is performed again, and its buttons work")
    func interactiveCard() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let first = TestSystem(intents: RestartCards.all + CounterCards.all, store: store)
        let run = try await first.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
        try await run.tap("Add")
        let before = run.look()
        #expect(
            before == """
                  Show Restart
                  “For Ada.”
                  | Ada 1
                  | [Add]
                  [Done]
                """)
        await first.system.flush()
        lab[number: "count"] = 5

        let second = TestSystem(intents: RestartCards.all + CounterCards.all, store: store)
        let again = try await second.person()
        #expect(again.look() == before.replacing("Ada 1", with: "Ada 5"))
        #expect(lab.notes == ["perform", "draw", "add", "draw", "draw"])
        try await again.tap("Add")
        #expect(again.text == "Ada 6\n[Add]")
        try await second.finish()
    }

    @Test(
        "BTN-2 what was shown before a restart in good order can be tapped after it, and is performed once"
    )
    func handedOverCard() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let intents = RestartCards.all + CounterCards.all
        let first = TestSystem(intents: intents, store: store)
        let run = try await first.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
        try await run.tap("Add")
        let shown = try #require(run.card)
        await first.system.settled(within: .seconds(1))
        first.system.handOver()
        await first.system.flush()

        let second = TestSystem(intents: intents, store: store)
        let again = try await second.person()
        #expect(again.card?.id == shown.id)
        #expect(again.card?.generation == shown.generation + 1)
        try await again.send(
            .tap(card: shown.id, generation: shown.generation, action: ActionID(ordinal: 0)))
        #expect(again.refusals.isEmpty)
        #expect(lab.notes.filter { $0 == "add" }.count == 2)
        #expect(again.text == "Ada 2\n[Add]")
        // A later card has a number of its own.
        await again.perform(RestartCards.Show(lab: lab.name, name: "Bob"))
        #expect((again.card?.id ?? 0) > shown.id)
        try await second.finish()
    }

    @Test("BTN-2 without a handing over, a control of the process before is stale")
    func notHandedOverCard() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let intents = RestartCards.all + CounterCards.all
        let first = TestSystem(intents: intents, store: store)
        let run = try await first.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
        for _ in 0..<3 { try await run.tap("Add") }
        let shown = try #require(run.card)
        await first.system.flush()

        let second = TestSystem(intents: intents, store: store)
        let again = try await second.person()
        try await again.send(
            .tap(card: shown.id, generation: shown.generation, action: ActionID(ordinal: 0)))
        #expect(again.refusals.map(\.reason) == [.stale])
        #expect(again.text == "Ada 3\n[Add]")
        #expect(lab.notes.filter { $0 == "add" }.count == 3)
        try await second.finish()
    }

    @Test(
        "SNI-12 after a restart a static card's tree is shown without performing; its button works")
    func staticCard() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let intents: [any AppIntent.Type] = [PlaceCards.ShowFixed.self, PlaceCards.Raise.self]
        let first = TestSystem(intents: intents, store: store)
        let run = try await first.perform(PlaceCards.ShowFixed(lab: lab.name))
        let before = (run.look(), run.tree)
        #expect(before.0 == "  Show Fixed\n  | light 0\n  | [Raise]\n  [Done]")
        await first.system.flush()
        lab[number: "height"] = 7

        let second = TestSystem(intents: intents, store: store)
        let again = try await second.person()
        #expect(again.look() == before.0)
        #expect(again.tree == before.1)
        #expect(lab.notes == ["perform"])
        try await again.tap("Raise")
        #expect(again.announcements.map(\.full) == ["Raised to 8."])
        #expect(again.tree == before.1)
        #expect(lab.notes == ["perform", "raise"])
        try await second.finish()
    }

    @Test(
        "SNI-12 a static card's controls are those of the tree that was kept, whatever the tabs looked like"
    )
    func staticCardInTwoEnvironments() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let intents: [any AppIntent.Type] = [
            RestartCards.ShowPair.self, CounterCards.Add.self, CounterCards.Nothing.self,
        ]
        let first = TestSystem(intents: intents, store: store)
        let run = try await first.person()
        let dark = await TestRun.connect(to: run.session, .init(scheme: .dark))
        await run.perform(RestartCards.ShowPair(lab: lab.name))
        #expect([run.text, dark.text] == ["[Day]", "[Night]"])
        await first.system.flush()

        let second = TestSystem(intents: intents, store: store)
        let again = try await second.person()
        let label = again.text == "[Day]" ? "Day" : "Night"
        #expect(again.text == "[\(label)]")
        try await again.tap(label)
        #expect(lab.notes == [label == "Day" ? "add" : "nothing"])
        try await second.finish()
    }

    @Test(
        "INV-10 a card whose view is in another format is set aside with one sentence in the log",
        arguments: [0, 1, nil])
    func viewOfAnotherFormat(format: Int?) async throws {
        let lab = TestFixture.fresh()
        let intents: [any AppIntent.Type] = [PlaceCards.ShowFixed.self, PlaceCards.Raise.self]
        let store = MemoryStore()
        let first = TestSystem(intents: intents, store: store)
        let run = try await first.perform(PlaceCards.ShowFixed(lab: lab.name))
        #expect(run.look() == "  Show Fixed\n  | light 0\n  | [Raise]\n  [Done]")
        await first.system.flush()

        let card = try #require(try await store.card(of: SessionID("test")))
        let second = TestSystem(intents: intents, store: try OtherFormatStore(card, format: format))
        let again = try await second.person()
        #expect(again.look() == "  (nothing)")
        let found = format.map { "has format \($0)" } ?? "has no format"
        #expect(
            second.messages == [
                "error: The last card of a session could not be read: its view \(found), and this program "
                    + "reads format 4 only"
            ])
        // The session continues as one without a card.
        await again.perform(PlaceCards.ShowFixed(lab: lab.name))
        #expect(again.look() == run.look())
        try await second.finish()
    }

    /// Holds a card as a file would that a program with another format has written.
    private struct OtherFormatStore: SessionStore {
        let json: Data

        init(_ card: StoredCard, format: Int?) throws {
            let json = String(decoding: try card.json(), as: UTF8.self)
            let other = format.map { "\"format\":\($0)," } ?? ""
            // The encoder puts the members in any order, so the format may be the last one.
            let changed = json.replacing(/"format":4,|,"format":4/) { match in
                match.output.hasPrefix(",") ? format.map { ",\"format\":\($0)" } ?? "" : other
            }
            self.json = Data(changed.utf8)
        }

        func card(of session: SessionID) async throws -> StoredCard? {
            try StoredCard(json: json)
        }

        func save(_ cards: [SessionID: StoredCard?]) {}
    }

    @Test("SNI-9 a dismissed card is not shown after a restart")
    func dismissedCard() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let first = TestSystem(intents: CounterCards.all, store: store)
        let run = try await first.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        await first.system.flush()
        #expect(!store.isEmpty)
        try await run.done()
        await first.system.flush()
        #expect(store.isEmpty)
        let second = TestSystem(intents: CounterCards.all, store: store)
        #expect(try await second.person().look() == "  (nothing)")
        #expect(lab.notes == ["draw"])
    }

    @Test("TRY-6 a question does not survive a restart, which says so and offers to begin again")
    func question() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let first = TestSystem(intents: [PlaceCards.Ask.self], store: store)
        let run = try await first.perform(PlaceCards.Ask(lab: lab.name))
        #expect(run.question != nil)
        await first.system.flush()
        let second = TestSystem(intents: [PlaceCards.Ask.self], store: store)
        let again = try await second.person()
        #expect(
            again.look() == """
                  Ask Something
                  ! “Ask Something” was not finished, because the app was started again.
                  [Begin Again] [Done]
                """)
        try await again.tryAgain()
        #expect(again.look() == "  Ask Something\n  “Really?”\n  [Cancel] [Continue]")
        try await again.cancel()
        await second.system.flush()
        #expect(store.isEmpty)
        try await run.cancel()
    }

    @Test("INV-10 a card whose intent the app no longer has is forgotten")
    func intentIsGone() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let first = TestSystem(intents: CounterCards.all, store: store)
        let run = try await first.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        await first.system.flush()
        let second = TestSystem(intents: [PlaceCards.Ask.self], store: store)
        #expect(try await second.person().look() == "  (nothing)")
        #expect(lab.notes == ["draw"])
    }

    @Test("INV-10 a stored card survives being written as JSON")
    func codable() async throws {
        let lab = TestFixture.fresh()
        let store = MemoryStore()
        let first = TestSystem(intents: RestartCards.all + CounterCards.all, store: store)
        let run = try await first.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
        #expect(run.text == "Ada 0\n[Add]")
        await first.system.flush()
        let card = try #require(try await store.card(of: SessionID("test")))
        #expect(try StoredCard(json: card.json()) == card)
    }
}
