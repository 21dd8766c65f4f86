import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// SNI-1 to SNI-7: what a snippet is made of, and what a refresh does.
@Suite struct SnippetLifeTests {
    @Test("SNI-1 a snippet intent can be performed as an ordinary action, and its buttons work")
    func ordinaryAction() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Card(lab: lab.name))
        #expect(
            run.look() == """
                  Counter
                  | Count 0
                  | [Add]
                  | [Nothing]
                  | [Slow]
                  | [Fail]
                  [Done]
                """)
        try await run.tap("Add")
        #expect(run.text == CounterCards.text(1))
        try await run.done()
        #expect(run.card == nil)
        try await system.finish()
    }

    @Test("SNI-2 the recipe is captured once: who keeps the snippet cannot change it")
    func recipeIsCaptured() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [
            GreetingCards.Show.self, GreetingCards.Card.self, CounterCards.Nothing.self,
        ])
        let run = try await system.perform(GreetingCards.Show(lab: lab.name, name: "Ada"))
        #expect(run.text == "Hello, Ada (0)\n[Again]")
        let kept = try #require(lab.kept.first as? GreetingCards.Card)
        kept.name = "Eve"
        lab[number: "count"] = 1
        try await run.tap("Again")
        #expect(run.text == "Hello, Ada (1)\n[Again]")
        try await system.finish()
    }

    @Test(
        "SNI-3 a refresh makes a new intent, copies the recipe, asks for the entity, and performs")
    func refreshSteps() async throws {
        let lab = TestFixture.fresh()
        lab[text: "apple"] = "green apple"
        let system = TestSystem(intents: [
            FruitCards.Show.self, FruitCards.Card.self, FruitCards.Ripen.self,
        ])
        let run = try await system.perform(
            FruitCards.Show(
                lab: lab.name, fruit: FruitCards.Fruit(id: "\(lab.name)/apple", name: "stale")))
        #expect(run.text == "green apple\n[Ripen]")
        let first = try #require(run.card)
        try await run.tap("Ripen")
        #expect(run.text == "red apple\n[Ripen]")
        #expect(run.card?.id == first.id)
        #expect(run.card?.generation == first.generation + 1)
        // The outer intent's entity, then each drawing's; never the stale instance.
        #expect(
            lab.notes == [
                "find apple", "show green apple", "find apple", "draw green apple",
                "ripen", "find apple", "draw red apple",
            ])
        // Each drawing was done by an intent of its own.
        #expect(Set(lab.kept.compactMap { $0 as? Int }).count == 2)
        try await system.finish()
    }

    @Test(
        "SNI-4, PRS-4 a snippet is drawn on display, after a button, on reload, and for a new appearance"
    )
    func whenItIsDrawn() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + SteadyCards.all)
        let run = try await system.perform(SteadyCards.Show(lab: lab.name))
        #expect(lab.count(of: "draw") == 1)
        let before = run.tree
        try await run.tap("Nothing")
        #expect(lab.count(of: "draw") == 2)
        try await run.toggle("Switch", to: true)
        #expect(lab.count(of: "draw") == 3)
        try await run.tap("Reload")
        // Once after the button, and once for the reload unless that one came while it was drawn.
        #expect((4...5).contains(lab.count(of: "draw")))
        let drawn = lab.count(of: "draw")
        let surface = await TestRun.connect(to: run.session)
        #expect(lab.count(of: "draw") == drawn + 1)
        try await surface.change(to: .init(scheme: .dark))
        #expect(lab.count(of: "draw") == drawn + 2)
        // However often it was performed, nothing is different for the person.
        #expect(run.tree == before)
        #expect(run.text == "Same as ever\n[Nothing]\nSwitch: off\n[Reload]")
        #expect(surface.text == run.text)
        try await system.finish()
    }

    @Test("SNI-5 the views of a drawing are thrown away once they are resolved")
    func viewsAreThrownAway() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [ThrowawayCards.Show.self, ThrowawayCards.Card.self])
        let run = try await system.perform(ThrowawayCards.Show(lab: lab.name))
        #expect(try await lab.wait(forNote: "gone 1"))
        #expect(lab.notes == ["made 1", "gone 1"])
        #expect(run.text == "View 1\n[Again]")
        try await run.tap("Again")
        #expect(try await lab.wait(forNote: "gone 2"))
        #expect(lab.notes == ["made 1", "gone 1", "nothing", "made 2", "gone 2"])
        #expect(run.text == "View 2\n[Again]")
        try await system.finish()
    }

    @Test("SNI-6 a parameter stays as it was captured; what perform() reads itself is new")
    func parametersStay() async throws {
        let lab = TestFixture.fresh()
        lab[number: "count"] = 3
        let system = TestSystem(intents: [GreetingCards.Frozen.self, GreetingCards.FrozenCard.self])
        let run = try await system.perform(GreetingCards.Frozen(lab: lab.name))
        #expect(run.text == "captured 3, now 3\n[Again]")
        lab[number: "count"] = 8
        try await run.tap("Again")
        #expect(run.text == "captured 3, now 8\n[Again]")
        try await system.finish()
    }

    @Test(
        "SNI-7 a snippet that asks the person while it is drawn gets a cancellation and a warning")
    func drawingAsksNothing() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [MisusedCards.Show.self, MisusedCards.Asking.self])
        let run = try await system.perform(MisusedCards.Show(lab: lab.name))
        #expect(lab.notes == ["draw", "cancelled"])
        #expect(
            run.look() == """
                  Show Misuse
                  | Not asked
                  [Done]
                """)
        #expect(
            system.warnings == [
                """
                warning: \(system.name(of: MisusedCards.Asking.self)) asked the person something from inside a snippet, \
                which cannot ask; it got a cancellation. Ask before the card is shown, or from a button of a \
                result card.
                """
            ])
        try await system.finish()
    }

    @Test("SNI-7 a snippet that reloads itself while it is drawn is drawn once")
    func drawingReloadsNothing() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [MisusedCards.ShowEndless.self, MisusedCards.Endless.self])
        let run = try await system.perform(MisusedCards.ShowEndless(lab: lab.name))
        await run.settle()
        #expect(lab.notes == ["draw"])
        #expect(run.text == "Endless")
        #expect(
            system.warnings == [
                """
                warning: \(system.name(of: MisusedCards.Endless.self)).reload() was called by a snippet that was being \
                drawn; it was ignored, because drawing would never end. Call it where the data changes.
                """
            ])
        try await system.finish()
    }

    @Test("SNI-7 a snippet that is never ready is given up; the last good view stays")
    func drawingTakesTooLong() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [MisusedCards.ShowStuck.self, MisusedCards.Stuck.self])
        let run = try await system.perform(MisusedCards.ShowStuck(lab: lab.name))
        #expect(run.text == "Drawn once\n[Again]")
        try run.press("Again")
        await lab.arrival(at: "drawing")
        system.clock.advance(by: .seconds(30))
        await run.settle()
        #expect(
            run.look() == """
                  Show Stuck
                  | Drawn once
                  | [Again]
                  ! “Show Stuck” took too long and was stopped.
                  [Done]
                """)
        await lab.leave("drawing")
        try await system.finish()
    }
}
