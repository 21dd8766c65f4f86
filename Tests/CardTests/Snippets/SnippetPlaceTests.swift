import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// SNI-8 to SNI-14: how long a card stays, what replaces it, and what never changes.
@Suite struct SnippetPlaceTests {
    @Test(
        "SNI-8 a visible snippet keeps its session; one that nobody looks at is closed after a minute"
    )
    func visibleSnippetIsKept() async throws {
        let lab = TestFixture.fresh()
        let lost = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + [PlaceCards.Ask.self])
        let run = try await system.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        let vanishing = try await system.person("vanishing")
        await vanishing.perform(PlaceCards.Ask(lab: lost.name))
        await vanishing.disconnect()
        #expect(system.system.sessionCount == 2)

        system.clock.advance(by: .seconds(3600))
        // The other session's timer rang at the same stroke; then this one's would have, too.
        await lost.gate("cancelled").wait()
        try await run.tap("Add")
        #expect(run.text == CounterCards.text(1))
        #expect(lab.notes == ["draw", "add", "draw"])
        let again = try await system.system.session(SessionID("test"))
        #expect(again === run.session)
        #expect(system.warnings.isEmpty)
    }

    @Test("SNI-9 a snippet stays for a day, until Done")
    func staysUntilDone() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(lab))
        system.clock.advance(by: .seconds(86_400))
        await run.settle()
        #expect(
            run.look() == """
                  Show Counter
                  | Count 0
                  | [Add]
                  | [Nothing]
                  | [Slow]
                  | [Fail]
                  [Done]
                """)
        try await run.done()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("SNI-9 Done twice is refused the second time, and nothing happens")
    func doneTwice() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(lab))
        let card = try #require(run.card)
        try await run.done()
        try await run.send(.done(card: card.id))
        #expect(run.refusals == [.gone])
        #expect(run.look() == "  (nothing)")
        #expect(lab.notes == ["draw"])
        try await system.finish()
    }

    @Test(
        "SNI-10 the state carries the card apart from everything else, whatever runs or is searched"
    )
    func cardStandsApart() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        // A search takes nothing away; the card is still the whole of what the session shows.
        #expect(system.system.search("counter").flatMap(\.items).map(\.title) == ["Show Counter"])
        await run.settle()
        let state = try #require(run.presentation)
        #expect(state.run == nil)
        #expect(state.card?.title == "Show Counter")
        #expect(state.card?.buttons == [SystemButton(role: .done, label: "Done")])
        try await system.finish()
    }

    @Test("SNI-11 each snippet replaces the one before, whose controls do nothing any more")
    func oneVisibleSnippet() async throws {
        let first = TestFixture.fresh()
        let second = TestFixture.fresh()
        second[number: "count"] = 7
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(first))
        let old = try #require(run.card)
        let add = try #require(run.tree.button(named: "Add")?.action)
        await run.perform(CounterCards.Show(second))
        #expect(run.text == CounterCards.text(7))
        #expect(try #require(run.card).id > old.id)
        try await run.send(.tap(card: old.id, generation: old.generation, action: add))
        #expect(run.refusals == [.staleTap])
        #expect(first.notes == ["draw"])
        #expect(run.text == CounterCards.text(7))
        try await system.finish()
    }

    @Test(
        "SNI-11 what a person starts is not replaced by the late card of what they started before, which waits"
    )
    func lateCardIsDropped() async throws {
        let lab = TestFixture.fresh()
        let asked = TestFixture.fresh()
        let system = TestSystem(intents: [
            PlaceCards.ShowLate.self, PlaceCards.Late.self, PlaceCards.Ask.self,
        ])
        let run = try await system.person()
        run.session.perform(PlaceCards.ShowLate(lab: lab.name))
        await lab.arrival(at: "drawing")
        run.session.perform(PlaceCards.Ask(lab: asked.name))
        try await run.wait { $0.card?.question != nil }
        await lab.leave("drawing")
        try await run.wait { !$0.tray.isEmpty }
        #expect(
            run.look() == """
                  Ask Something
                  “Really?”
                  [Cancel] [Continue]
                  (ready: Show Late)
                """)
        #expect(asked.notes.isEmpty)
        try await run.confirm()
        #expect(asked.notes == ["confirmed"])
        #expect(run.dialog?.full == "You said yes.")
        try await system.finish()
    }

    @Test("SNI-12 a static snippet is performed once, and is its tree; its button announces")
    func staticSnippet() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [PlaceCards.ShowFixed.self, PlaceCards.Raise.self])
        let run = try await system.perform(PlaceCards.ShowFixed(lab: lab.name))
        #expect(run.text == "light 0\n[Raise]")
        let before = run.tree
        try await run.tap("Raise")
        #expect(run.announcements.map(\.full) == ["Raised to 1."])
        #expect(run.tree == before)
        // A second tab and an appearance change draw the kept view; only the new appearance is new.
        let tab = await TestRun.connect(to: run.session)
        #expect(tab.text == "light 0\n[Raise]")
        try await tab.change(to: .init(scheme: .dark))
        #expect(tab.text == "dark 1\n[Raise]")
        #expect(run.text == "light 0\n[Raise]")
        #expect(lab.notes == ["perform", "raise"])
        try await tab.tap("Raise")
        #expect(run.announcements.map(\.full) == ["Raised to 1.", "Raised to 2."])
        #expect(lab.notes == ["perform", "raise", "raise"])
        try await system.finish()
    }

    @Test(
        "SNI-13 a changed number keeps its identity and its transition, so that a surface animates it"
    )
    func changesAnimate() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [
            PlaceCards.ShowAnimated.self, PlaceCards.Animated.self, CounterCards.Add.self,
        ])
        let run = try await system.perform(PlaceCards.ShowAnimated(lab: lab.name))
        let before = run.tree
        try await run.tap("Add")
        let after = run.tree
        #expect(run.text == "1\n[Add]")
        #expect(before.allNodes.map(\.id) == after.allNodes.map(\.id))
        let old = try #require(before.node(named: "0"))
        let new = try #require(after.node(named: "1"))
        #expect(old.id == new.id)
        #expect(new.attributes == [.contentTransition(.numericText)])
        try await system.finish()
    }

    @Test("SNI-14 the default of a snippet argument draws an empty view and is offered nowhere")
    func emptySnippet() async throws {
        let system = TestSystem(intents: [PlaceCards.ShowEmpty.self])
        let run = try await system.perform(PlaceCards.ShowEmpty())
        #expect(run.tree == ViewTree())
        #expect(
            run.look() == """
                  Show Empty
                  “Nothing to see.”
                  [Done]
                """)
        #expect(Catalog().entries.contains { $0.type == EmptySnippetIntent.self } == false)
        #expect(EmptySnippetIntent.isDiscoverable == false)
        try await system.finish()
    }
}
