import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Section 16 of the rules: a snippet that throws, and an entity that is gone.
@Suite struct TroubleTests {
    @Test(
        "SNI-3 a snippet that throws keeps its last good view and says why, until it succeeds again"
    )
    func throwingSnippet() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: TroubleCards.all)
        let run = try await system.perform(TroubleCards.Show(lab: lab.name))
        #expect(run.look() == "  Show Trouble\n  | Number 0\n  | [Next]\n  [Done]")
        let card = try #require(run.card)
        try await run.tap("Next")
        #expect(
            run.look() == """
                  Show Trouble
                  | Number 0
                  | [Next]
                  ! Number 1 is unlucky.
                  [Done]
                """)
        #expect(run.card?.id == card.id)
        #expect(run.card?.generation == card.generation)
        let name = system.name(of: TroubleCards.Card.self)
        #expect(system.warnings.count == 1)
        #expect(system.warnings.first?.hasPrefix("error: \(name) threw ") == true)
        // The buttons of the last good view still work.
        try await run.tap("Next")
        #expect(run.look() == "  Show Trouble\n  | Number 2\n  | [Next]\n  [Done]")
        try await system.finish()
    }

    @Test("SNI-3 a snippet that throws at first is a card with its words and Done")
    func throwingAtFirst() async throws {
        let lab = TestFixture.fresh()
        lab[number: "number"] = 1
        let system = TestSystem(intents: TroubleCards.all)
        let run = try await system.perform(TroubleCards.Show(lab: lab.name))
        #expect(run.look() == "  Show Trouble\n  ! Number 1 is unlucky.\n  [Done]")
        try await run.done()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("CON-2 a confirmation whose snippet throws at first throws its error out of the request")
    func throwingConfirmation() async throws {
        let lab = TestFixture.fresh()
        lab[number: "number"] = 1
        let system = TestSystem(intents: TroubleCards.all)
        let run = try await system.perform(TroubleCards.Ask(lab: lab.name))
        #expect(lab.notes == ["threw Number 1 is unlucky."])
        #expect(run.look() == "  Ask Trouble\n  ! Number 1 is unlucky.\n  [Done]")
        try await system.finish()
    }

    @Test("SNI-3 an entity deleted between two refreshes leaves its words and Done, nothing to tap")
    func entityDeleted() async throws {
        let lab = TestFixture.fresh()
        lab[text: "apple"] = "green apple"
        let system = TestSystem(intents: GoneCards.all)
        let fruit = FruitCards.Fruit(id: "\(lab.name)/apple", name: "")
        let run = try await system.perform(GoneCards.Show(lab: lab.name, fruit: fruit))
        #expect(run.text == "green apple\n[Eat]")
        let card = try #require(run.card)
        let action = try #require(run.tree.button(named: "Eat")?.action)
        try await run.tap("Eat")
        #expect(run.look() == "  Show Gone\n  ! Fruit: this Fruit no longer exists.\n  [Done]")
        #expect(run.tree == ViewTree())
        #expect(run.card?.id == card.id)
        #expect(system.warnings.contains { $0.contains("make the parameter optional") })

        // Even a tap that was under way does nothing.
        try await run.send(.tap(card: card.id, generation: card.generation, action: action))
        #expect(run.refusals.map(\.reason) == [.stale])
        #expect(lab.count(of: "eat") == 1)
        #expect(run.look() == "  Show Gone\n  ! Fruit: this Fruit no longer exists.\n  [Done]")
        // A new tab sees the same.
        let tab = await TestRun.connect(to: run.session)
        #expect(tab.card?.error == "Fruit: this Fruit no longer exists.")
        #expect(tab.text == "")
        try await run.done()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("SNI-3 an optional entity that is gone is nil, and the snippet is drawn")
    func optionalDeleted() async throws {
        let lab = TestFixture.fresh()
        lab[text: "apple"] = "green apple"
        let system = TestSystem(intents: GoneCards.all)
        let fruit = FruitCards.Fruit(id: "\(lab.name)/apple", name: "")
        let run = try await system.perform(GoneCards.ShowMaybe(lab: lab.name, fruit: fruit))
        #expect(run.text == "green apple\n[Eat]")
        try await run.tap("Eat")
        #expect(run.look() == "  Show Maybe\n  | Nothing\n  | [Eat]\n  [Done]")
        #expect(system.warnings.isEmpty)
        try await system.finish()
    }

    @Test("SNI-3 an element of a list that is gone is dropped from it")
    func elementDeleted() async throws {
        let lab = TestFixture.fresh()
        for fruit in ["apple", "pear", "plum"] { lab[text: fruit] = fruit }
        let system = TestSystem(intents: GoneCards.all)
        let fruits = ["plum", "apple", "pear"].map {
            FruitCards.Fruit(id: "\(lab.name)/\($0)", name: "")
        }
        let run = try await system.perform(GoneCards.ShowBasket(lab: lab.name, fruits: fruits))
        #expect(run.text == "plum, apple, pear\n[Eat]")
        try await run.tap("Eat")
        #expect(run.text == "plum, pear\n[Eat]")
        #expect(run.error == nil)
        try await system.finish()
    }
}
