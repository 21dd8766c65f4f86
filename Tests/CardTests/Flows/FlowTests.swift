import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// FLW-1 to FLW-4, FLW-6 and FLW-7: what follows what.
@Suite struct FlowTests {
    @Test("FLW-1 after confirm the card stays, busy and inert, until its run ends")
    func confirmedCardIsBusy() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: FlowCards.all + CounterCards.all)
        let run = try await system.perform(FlowCards.Order(lab: lab.name))
        let asked = try #require(run.card)
        let question = try #require(run.question).id
        try run.post(.confirm(question: question))
        await lab.arrival(at: "ordering")
        let busy = """
              Order
              | Count 0
              | [Add]
              | [Nothing]
              | [Slow]
              | [Fail]
              [Cancel] [Order]
              (busy)
            """
        #expect(run.look() == busy)
        #expect(run.card?.id == asked.id)

        try run.press("Add")
        try run.post(.confirm(question: question))
        try run.post(.cancel(question: question))
        try run.post(.done(card: asked.id))
        await run.handOver()
        #expect(
            run.refusals.prefix(4).map(\.reason) == [.invalid, .answered, .answered, .stale])
        #expect(run.look() == busy)
        #expect(lab.count(of: "add") == 0)

        await lab.leave("ordering")
        await run.settle()
        #expect(run.look() == "  Order\n  “Ordered 0.”\n  [Done]")
        try await system.finish()
    }

    @Test("FLW-1 the busy card stays until the run asks again")
    func busyUntilAskedAgain() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: FlowCards.all)
        let run = try await system.perform(FlowCards.AskTwice(lab: lab.name))
        #expect(run.look() == "  Ask Twice\n  “First?”\n  [Cancel] [Continue]")
        try run.post(.confirm(question: try #require(run.question).id))
        await lab.arrival(at: "between")
        #expect(run.look() == "  Ask Twice\n  “First?”\n  [Cancel] [Continue]\n  (busy)")
        await lab.leave("between")
        await run.settle()
        #expect(run.look() == "  Ask Twice\n  “Second?”\n  [Cancel] [Continue]")
        try await run.confirm()
        #expect(run.look() == "  Ask Twice\n  “Done: Ask Twice”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "FLW-2 Cancel of a confirmation that a button opened ends its run; nothing is shown afterwards"
    )
    func cancelOfButtonsConfirmation() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + ReplacingCards.all)
        let run = try await system.perform(ReplacingCards.Show(lab: lab.name))
        try await run.tap("Confirm")
        #expect(run.text == CounterCards.text(0))
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        #expect(lab.notes == ["draw start", "draw", "cancelled"])
        #expect(run.presentation?.run == nil)
        #expect(system.warnings.isEmpty)
        try await system.finish()
    }

    @Test("FLW-3 Done on a card that reload() showed: the run goes on, and its result waits")
    func doneWhileRunGoesOn() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: FlowCards.all)
        let run = try await system.person()
        run.session.perform(FlowCards.Long(lab: lab.name))
        await lab.arrival(at: "half")
        try await run.wait { $0.card != nil }
        #expect(run.look() == "  Long\n  | 1 of 3\n  [Done]\n  (busy)")
        try run.post(.done(card: try #require(run.card).id))
        await run.handOver()
        #expect(run.look() == "  (running: Long)")

        await lab.leave("half")
        await lab.arrival(at: "almost")
        await run.handOver()
        #expect(run.look() == "  (running: Long)")
        #expect(lab.notes == ["draw 1"])
        await lab.leave("almost")
        try await run.wait { $0.tray.contains { $0.kind == .ready } }
        #expect(run.look() == "  (ready: Long, “Finished.”)")
        #expect(lab.notes == ["draw 1"])
        try await run.open("Long")
        #expect(run.look() == "  Long\n  “Finished.”\n  [Done]")
        try await system.finish()
    }

    @Test("FLW-4 reload() of another type by a button inside a confirmation is ignored and logged")
    func reloadFromAnotherRun() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: FlowCards.all)
        let run = try await system.perform(FlowCards.AskReloading(lab: lab.name))
        #expect(run.text == "Sure?\n[Show progress]")
        try await run.tap("Show progress")
        #expect(
            run.look() == """
                  Ask Reloading
                  | Sure?
                  | [Show progress]
                  [Cancel] [Continue]
                """)
        let name = system.name(of: FlowCards.Progress.self)
        #expect(
            system.notices(about: FlowCards.Progress.self) == [
                """
                notice: \(name).reload() was ignored: a question of another run is open, and showing a card \
                would cancel it.
                """
            ])
        try await run.confirm()
        #expect(run.look() == "  Ask Reloading\n  “Done: Ask Reloading”\n  [Done]")
        try await system.finish()
    }

    @Test("FLW-4 from the run that asks, it shows; the question it replaces is cancelled")
    func reloadFromSameRun() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: FlowCards.all)
        let run = try await system.person()
        run.session.perform(FlowCards.AskAndReload(lab: lab.name))
        try await run.wait { $0.card?.question != nil }
        #expect(run.look() == "  Ask and Reload\n  “Still there?”\n  [Cancel] [Continue]")
        await lab.leave("beside")
        await lab.gate("cancelled").wait()
        // The intent may hear of it before the person sees it.
        try await run.wait { $0.card.map { $0.question == nil } ?? false }
        #expect(run.look() == "  Ask and Reload\n  | 0 of 3\n  [Done]\n  (busy)")
        await lab.leave("end")
        await run.settle()
        #expect(run.look() == "  Ask and Reload\n  “It went on.”\n  [Done]")
        try await system.finish()
    }

    @Test("FLW-6 a question outside any run throws an error that names the cure")
    func questionOutsideRun() async throws {
        let intent = FlowCards.AskTwice(lab: "nowhere")
        let messages = await [
            Self.diagnostic { try await intent.requestConfirmation(dialog: "Here?") },
            Self.diagnostic { _ = try await intent.requestChoice(between: [.cancel]) },
            Self.diagnostic { _ = try await intent.$lab.requestValue() },
            Self.diagnostic { _ = try await intent.perform() },
        ]
        let cure = """
            was called outside a run, so there is nobody to ask. Let the system perform the intent (a surface, \
            a button with the intent, or the test kit's perform), and call it from the task that runs \
            perform(): a detached task has left the run.
            """
        #expect(
            messages == [
                "requestConfirmation of AskTwice \(cure)", "requestChoice of AskTwice \(cure)",
                "requestValue of IntentParameter<String> \(cure)",
                "requestConfirmation of AskTwice \(cure)",
            ])
    }

    private static func diagnostic(_ body: () async throws -> Void) async -> String {
        do {
            try await body()
            return "nothing was thrown"
        } catch {
            return (error as? OutsideRun)?.diagnostic ?? String(describing: error)
        }
    }

    @Test("FLW-7 a run that asked with a snippet and returns nothing ends in a short result card")
    func flowEndsInResult() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: FlowCards.all + CounterCards.all)
        let run = try await system.perform(FlowCards.Plain(lab: lab.name))
        #expect(run.text == CounterCards.text(0))
        try await run.confirm()
        #expect(run.look() == "  Plain\n  “Done: Plain”\n  [Done]")
        try await run.done()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("FLW-7 so does a run that a button started")
    func buttonsFlowEndsInResult() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: FlowCards.all + CounterCards.all)
        let run = try await system.perform(FlowCards.ShowPlain(lab: lab.name))
        #expect(run.text == "[Plain]")
        try await run.tap("Plain")
        #expect(run.text == CounterCards.text(0))
        try await run.confirm()
        #expect(run.look() == "  Plain\n  “Done: Plain”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "FLW-7 so does a run that a button started and that asked in words only",
        arguments: [
            ("Confirm", "Confirm\n  “Sure?”\n  [Cancel] [Continue]"),
            ("Choose", "Choose\n  “Which?”\n  ( ) Red\n  ( ) Blue\n  [Cancel]"),
            ("Request", "Request\n  “How many?”\n  Number: ____\n  [Cancel] [Continue]"),
            ("Need", "Need\n  “How many?”\n  Number: ____\n  [Cancel] [Continue]"),
        ])
    func buttonThatAsksInWords(_ label: String, _ question: String) async throws {
        let system = TestSystem(intents: QuestioningCards.all)
        let run = try await system.perform(QuestioningCards.Show())
        #expect(run.text == "Start\n[Confirm]\n[Choose]\n[Request]\n[Need]")
        try await run.tap(label)
        #expect(run.look() == "  \(question)")
        switch run.question?.kind {
        case .confirmation?: try await run.confirm()
        case .choice?: try await run.choose("Red")
        case .values?: try await run.answer(["number": 3])
        case nil: break
        }
        #expect(run.look() == "  \(label)\n  “Done: \(label)”\n  [Done]")
        #expect(run.card?.isBusy == false)
        try await run.done()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }
}
