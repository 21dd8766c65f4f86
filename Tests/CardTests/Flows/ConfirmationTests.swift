import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// CON-1 to CON-9: asking a person to confirm.
@Suite struct ConfirmationTests {
    private static let intents = AskCards.all + CounterCards.all

    @Test("CON-1 under the view stand Cancel and the action's name, by default Continue")
    func systemButtons() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        #expect(
            run.card?.buttons == [
                SystemButton(role: .cancel, label: "Cancel"),
                SystemButton(role: .confirm, label: "Continue"),
            ])
        #expect(
            run.look() == """
                  Ask
                  | Count 0
                  | [Add]
                  | [Nothing]
                  | [Slow]
                  | [Fail]
                  [Cancel] [Continue]
                """)
        try await run.cancel()
        try await system.finish()
    }

    @Test("CON-2 confirm goes on in the same perform()")
    func confirm() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        #expect(lab.notes == ["before 1", "draw"])
        _ = run.tree
        try await run.confirm()
        #expect(lab.notes == ["before 1", "draw", "after 1"])
        #expect(run.look() == "  Ask\n  “Confirmed.”\n  [Done]")
        try await system.finish()
    }

    @Test("CON-2 cancel throws; CON-5 then nothing after the call runs and no card appears")
    func cancel() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        _ = run.tree
        try await run.cancel()
        #expect(lab.notes == ["before 1", "draw", "threw CancellationError()"])
        #expect(run.look() == "  (nothing)")
        #expect(run.presentation?.run == nil)
        #expect(system.warnings.isEmpty)
        try await system.finish()
    }

    @Test("CON-3 it throws when the card is replaced by something else the person starts")
    func replaced() async throws {
        let lab = TestFixture.fresh()
        let other = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        #expect(run.text == CounterCards.text(0))
        await run.perform(CounterCards.Show(other))
        await lab.gate("threw").wait()
        #expect(lab.notes == ["before 1", "draw", "threw CancellationError()"])
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
        #expect(system.warnings.isEmpty)
        try await system.finish()
    }

    @Test("CON-3 it throws when the session is closed")
    func closed() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        #expect(run.text == CounterCards.text(0))
        await run.session.close()
        await lab.gate("threw").wait()
        #expect(lab.notes == ["before 1", "draw", "threw CancellationError()"])
        #expect(run.look() == "  (nothing)")
        #expect(system.system.sessionCount == 0)
        try await system.finish()
    }

    @Test("CON-3 it throws when the run is stopped")
    func stopped() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        #expect(run.text == CounterCards.text(0))
        try await run.send(.stop)
        await lab.gate("threw").wait()
        #expect(run.look() == "  (nothing)")
        #expect(lab.notes == ["before 1", "draw", "threw CancellationError()"])
        #expect(system.system.abandonedRunCount == 0)
        try await system.finish()
    }

    @Test("CON-3 a question is answered once: a second confirm and a late cancel are refused")
    func answeredOnce() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        let question = try #require(run.question).id
        try run.post(.confirm(question: question))
        try run.post(.confirm(question: question))
        try run.post(.cancel(question: question))
        await run.settle()
        #expect(run.refusals == [.closed, .closed])
        #expect(lab.count(of: "after 1") == 1)
        #expect(run.look() == "  Ask\n  “Confirmed.”\n  [Done]")
        try await system.finish()
    }

    @Test("CON-3 an answer that names another question is refused, and the open one stays")
    func wrongQuestion() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        let question = try #require(run.question).id
        try await run.send(.confirm(question: question + 1))
        try await run.send(.choose(question: question, option: 0))
        try await run.send(.answer(question: question, values: [:]))
        #expect(run.refusals.map(\.reason) == [.answered, .answered, .answered])
        #expect(run.question?.id == question)
        #expect(run.text == CounterCards.text(0))
        try await run.confirm()
        #expect(run.look() == "  Ask\n  “Confirmed.”\n  [Done]")
        try await system.finish()
    }

    @Test("CON-4 buttons inside act and refresh while the intent that asked stays suspended")
    func buttonsInside() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Ask(lab: lab.name))
        let card = try #require(run.card)
        try await run.tap("Add")
        #expect(run.text == CounterCards.text(1))
        try await run.tap("Fail")
        #expect(run.text == CounterCards.text(101))
        #expect(run.error == "The counter is stuck.")
        #expect(run.card?.id == card.id)
        #expect(run.question?.id == card.question?.id)
        #expect(lab.notes == ["before 1", "draw", "add", "draw", "fail", "draw"])
        try await run.confirm()
        #expect(lab.notes.last == "after 1")
        #expect(run.look() == "  Ask\n  “Confirmed.”\n  [Done]")
        try await system.finish()
    }

    @Test("CON-5 a card that comes after the question does not appear without the answer")
    func noFurtherCard() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SearchCards.all)
        let run = try await system.perform(SearchCards.Search(lab: lab.name, place: "Rome"))
        #expect(run.text == "Where: Rome")
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        #expect(lab.notes == ["request Rome"])
        try await system.finish()
    }
}
