import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// BTN-1 to BTN-3, BTN-5, BTN-8 and BTN-11: what a tap does.
@Suite struct ButtonTests {
    @Test("BTN-1 only buttons and toggles with an intent act")
    func whatActs() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [ButtonCards.ShowMixed.self, ButtonCards.Mixed.self])
        let run = try await system.perform(ButtonCards.ShowMixed(lab: lab.name))
        #expect(
            run.text == """
                Words
                Site <https://example.com>
                Work: 50 %
                [Outer Inner]
                Switch: on
                """)
        let acting = run.tree.allNodes.filter { $0.action != nil }
        #expect(acting.map(\.accessibleName) == ["Outer Inner", "Switch"])
        #expect(acting.compactMap(\.action) == [ActionID(ordinal: 0), ActionID(ordinal: 1)])

        let card = try #require(run.card)
        for ordinal in [2, -1, .max] {
            try await run.send(
                .tap(card: card.id, generation: card.generation, action: ActionID(ordinal: ordinal))
            )
        }
        #expect(run.refusals == [.staleTap, .staleTap, .staleTap])
        #expect(lab.notes.filter { $0 != "draw" }.isEmpty)
        #expect(run.tree.allNodes.filter { $0.action != nil } == acting)
        try await system.finish()
    }

    @Test("BTN-2 a tap performs the intent to its end, and only then the snippet again")
    func performThenRefresh() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        try run.press("Slow")
        await lab.arrival(at: "slow")
        #expect(lab.notes == ["draw", "slow begins"])
        #expect(run.text == CounterCards.text(0))
        await lab.leave("slow")
        await run.settle()
        #expect(lab.notes == ["draw", "slow begins", "slow ends", "draw"])
        #expect(run.text == CounterCards.text(10))
        try await system.finish()
    }

    @Test("BTN-2 an intent that ends in a cancellation of its own is followed by a refresh, too")
    func cancelledIntentRefreshes() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [
            ButtonCards.ShowQuits.self, ButtonCards.Quits.self, ButtonCards.Quit.self,
        ])
        let run = try await system.perform(ButtonCards.ShowQuits(lab: lab.name))
        #expect(run.text == "0 so far\n[Quit]")
        try await run.tap("Quit")
        #expect(run.text == "1 so far\n[Quit]")
        #expect(run.error == nil)
        try await system.finish()
    }

    @Test(
        "BTN-3 a button whose intent lacks a value performs nothing; the card names the parameter")
    func missingValue() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [
            ButtonCards.ShowLacking.self, ButtonCards.Lacking.self, ButtonCards.Pay.self,
        ])
        let run = try await system.perform(ButtonCards.ShowLacking(lab: lab.name))
        #expect(run.text == "Bill\n[Pay]")
        try await run.tap("Pay")
        #expect(
            run.look() == """
                  Show Bill
                  | Bill
                  | [Pay]
                  ! Amount: a value is needed.
                  [Done]
                """)
        #expect(lab.notes == ["draw", "draw"])
        let name = system.name(of: ButtonCards.Pay.self)
        #expect(
            system.warnings == [
                """
                error: \(name) was not performed: its parameter amount has no usable value (missing). A control \
                in a snippet must carry every required value, because nobody is asked for it there.
                """
            ])
        try await system.finish()
    }

    @Test("BTN-5 content that waits for an update is marked in the tree, with what it marks")
    func invalidatableContent() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [
            ButtonCards.ShowPending.self, ButtonCards.Pending.self, CounterCards.Add.self,
        ])
        let run = try await system.perform(ButtonCards.ShowPending(lab: lab.name))
        #expect(run.text == "0 pending\nsteady\n[Add]")
        let marked = run.tree.allNodes.filter { $0.attributes.contains(.invalidatable) }
        #expect(marked.map(\.accessibleName) == ["0 pending"])
        try await run.tap("Add")
        let again = run.tree.allNodes.filter { $0.attributes.contains(.invalidatable) }
        #expect(again.map(\.accessibleName) == ["1 pending"])
        #expect(again.map(\.id) == marked.map(\.id))
        try await system.finish()
    }

    @Test("BTN-8 a failing button leaves its words in the card, which stays and is drawn again")
    func failingButton() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        let id = try #require(run.card).id
        try await run.tap("Fail")
        #expect(
            run.look() == """
                  Show Counter
                  | Count 100
                  | [Add]
                  | [Nothing]
                  | [Slow]
                  | [Fail]
                  ! The counter is stuck.
                  [Done]
                """)
        #expect(run.card?.id == id)
        #expect(lab.notes == ["draw", "fail", "draw"])
        // The next action that succeeds takes the words away.
        try await run.tap("Nothing")
        #expect(run.error == nil)
        #expect(run.text == CounterCards.text(100))
        try await system.finish()
    }

    @Test("BTN-11 taps on one card run one at a time, in order, each followed by its refresh")
    func tapsQueue() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        try run.press("Slow")
        try run.press("Add")
        try run.press("Nothing")
        try run.press("Add")
        await lab.arrival(at: "slow")
        #expect(lab.notes == ["draw", "slow begins"])
        await lab.leave("slow")
        await run.settle()
        #expect(
            lab.notes == [
                "draw", "slow begins", "slow ends", "draw", "add", "draw", "nothing", "draw", "add",
                "draw",
            ])
        #expect(run.text == CounterCards.text(12))
        try await system.finish()
    }

    @Test("BTN-11 more taps than the limit are refused, and the others are carried out")
    func tooManyTaps() async throws {
        let lab = TestFixture.fresh()
        var limits = Limits()
        limits.waitingTaps = 2
        let system = TestSystem(intents: CounterCards.all, limits: limits)
        let run = try await system.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        try run.press("Slow")
        await lab.arrival(at: "slow")
        for _ in 1...4 { try run.press("Add") }
        await lab.leave("slow")
        await run.settle()
        let refusal = Refusal(reason: .overloaded, message: "Too many taps are waiting.")
        #expect(run.refusals.allSatisfy { $0 == refusal })
        #expect(run.refusals.count == 4 - lab.count(of: "add"))
        #expect(lab.count(of: "add") >= 2)
        #expect(run.text == CounterCards.text(10 + lab.count(of: "add")))
        try await system.finish()
    }

    @Test("BTN-11 a question releases the queue: the buttons on its own card work meanwhile")
    func questionReleasesQueue() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + ReplacingCards.all)
        let run = try await system.perform(ReplacingCards.Show(lab: lab.name))
        #expect(run.text == "Start\n[Result]\n[Confirm]\n[Fixed]")
        try await run.tap("Confirm")
        #expect(run.text == CounterCards.text(0))
        try await run.tap("Add")
        try await run.tap("Add")
        #expect(run.text == CounterCards.text(2))
        #expect(run.question != nil)
        try await run.confirm()
        #expect(run.look() == "  Confirm First\n  “Confirmed at 2.”\n  [Done]")
        try await system.finish()
    }
}
