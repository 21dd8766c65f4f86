import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// BTN-6 and BTN-7: a button whose intent shows a card of its own.
@Suite struct ReplacingTests {
    @Test("BTN-6 a snippet that a button's intent shows replaces the result card")
    func resultReplacesResult() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + ReplacingCards.all)
        let run = try await system.perform(ReplacingCards.Show(lab: lab.name))
        let first = try #require(run.card).id
        try await run.tap("Result")
        #expect(
            run.look() == """
                  Show Result
                  “Here it is.”
                  | Count 0
                  | [Add]
                  | [Nothing]
                  | [Slow]
                  | [Fail]
                  [Done]
                """)
        #expect(try #require(run.card).id > first)
        // The card that was replaced is not drawn again.
        #expect(lab.notes == ["draw start", "show result", "draw"])
        try await run.tap("Add")
        #expect(run.text == CounterCards.text(1))
        try await run.done()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test(
        "DON-3 a follow-up is a button: the static snippet of its intent replaces the card (BTN-6)")
    func fixedReplacesResult() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + ReplacingCards.all)
        let run = try await system.perform(ReplacingCards.Show(lab: lab.name))
        try await run.tap("Fixed")
        #expect(run.look() == "  Show Still\n  | Still\n  [Done]")
        try await system.finish()
    }

    @Test("BTN-6 a confirmation of a button's intent replaces the result card")
    func confirmationReplacesResult() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + ReplacingCards.all)
        let run = try await system.perform(ReplacingCards.Show(lab: lab.name))
        try await run.tap("Confirm")
        #expect(
            run.look() == """
                  Confirm First
                  | Count 0
                  | [Add]
                  | [Nothing]
                  | [Slow]
                  | [Fail]
                  [Cancel] [Order]
                """)
        try await run.confirm()
        #expect(lab.notes == ["draw start", "draw", "confirmed"])
        #expect(run.look() == "  Confirm First\n  “Confirmed at 0.”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "BTN-7 a snippet from a button inside a confirmation is ignored; the confirmation is drawn again"
    )
    func snippetInsideConfirmation() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: NestedCards.all)
        let run = try await system.perform(NestedCards.Ask(lab: lab.name))
        #expect(run.text == "0 shown\n[Snippet]\n[View]\n[Question]")
        let card = try #require(run.card)
        for (tap, count) in [("Snippet", 1), ("View", 2)] {
            try await run.tap(tap)
            #expect(
                run.look() == """
                      Ask Nested
                      | \(count) shown
                      | [Snippet]
                      | [View]
                      | [Question]
                      [Cancel] [Continue]
                    """)
            #expect(run.card?.id == card.id)
        }
        let names = [
            system.name(of: NestedCards.ShowSnippet.self),
            system.name(of: NestedCards.ShowView.self),
        ]
        #expect(
            system.warnings
                == names.map { name in
                    """
                    warning: \(name) showed a snippet from a button inside a confirmation; it was ignored. Let \
                    the button only change data: the confirmation is drawn again after it.
                    """
                })
        try await run.confirm()
        #expect(run.look() == "  Ask Nested\n  “Yes at 2.”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "FLW-5 a question from a button inside a confirmation is cancelled at once; the confirmation stays"
    )
    func questionInsideConfirmation() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: NestedCards.all)
        let run = try await system.perform(NestedCards.Ask(lab: lab.name))
        #expect(run.text == "0 shown\n[Snippet]\n[View]\n[Question]")
        let card = try #require(run.card)
        try await run.tap("Question")
        #expect(
            lab.notes == ["confirmation cancelled", "choice cancelled", "value cancelled"])
        #expect(
            run.look() == """
                  Ask Nested
                  | 10 shown
                  | [Snippet]
                  | [View]
                  | [Question]
                  [Cancel] [Continue]
                """)
        #expect(run.card?.id == card.id)
        let warning = """
            warning: \(system.name(of: NestedCards.AskAgain.self)) asked the person something from inside a \
            confirmation, which cannot ask; it got a cancellation. Ask before the card is shown, or from a \
            button of a result card.
            """
        #expect(system.warnings == [warning, warning, warning])
        try await run.confirm()
        #expect(run.look() == "  Ask Nested\n  “Yes at 10.”\n  [Done]")
        try await system.finish()
    }
}
