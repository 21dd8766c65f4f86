import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// TRY: what waits and what continues while a person does something else, and what a stopped run
/// leaves.
@Suite(.timeLimit(.minutes(3)))
struct TrayTests {
    private let system = TestSystem(intents: TrayCards.all + CounterCards.all)
    private let lab = TestFixture.fresh()

    @Test(
        "TRY-1 a result that comes while the person does something else waits; TRY-3 it is opened")
    func waits() async throws {
        let run = try await system.person()
        run.session.perform(TrayCards.Search(lab: lab.name))
        try await run.wait { $0.card != nil }
        #expect(run.look() == "  Search\n  | Searching\n  [Done]\n  (busy)")
        try run.post(.done(card: try #require(run.card).id))
        try await run.wait { $0.card == nil }
        #expect(run.look() == "  (running: Search)")

        let other = TestFixture.fresh()
        await run.perform(CounterCards.Show(other))
        await lab.leave("half")
        try await run.wait { $0.tray.contains { $0.kind == .ready } }
        #expect(run.text == CounterCards.text(0))
        #expect(run.presentation?.tray.map(\.title) == ["Search"])
        #expect(run.presentation?.tray.map(\.words) == ["Three found."])

        // Another tab, or the same one after a reload, has it too.
        let tab = await TestRun.connect(to: run.session)
        #expect(tab.presentation?.tray == run.presentation?.tray)

        try await run.open("Search")
        #expect(run.look() == "  Search\n  “Three found.”\n  | Three\n  [Done]")
        try await system.finish()
    }

    @Test("TRY-1 a person who turns away before there is a card keeps what they do")
    func turnsAway() async throws {
        let run = try await system.person()
        run.session.perform(TrayCards.FailLate(lab: lab.name))
        await lab.arrival(at: "before")
        try await run.send(.aside)
        #expect(run.look() == "  (running: Fail Late)")
        await lab.leave("before")
        try await run.wait { $0.tray.contains { $0.kind == .failed } }
        #expect(run.look() == "  (failed: Fail Late, “Nothing there.”)")
        try await run.open("Fail Late")
        #expect(run.error == "Nothing there.")
        try await run.done()
        try await system.finish()
    }

    @Test("TRY-3 the card of a run that continues is opened again, and its result shows on it")
    func opensRunning() async throws {
        let run = try await system.person()
        run.session.perform(TrayCards.Search(lab: lab.name))
        try await run.wait { $0.card != nil }
        try run.post(.done(card: try #require(run.card).id))
        try await run.wait { $0.card == nil }
        let item = try #require(run.presentation?.tray.first)
        #expect(item.canOpen)
        try run.post(.open(item.id))
        try await run.wait { $0.card != nil && $0.tray.isEmpty }
        #expect(run.look() == "  Search\n  | Searching\n  [Done]\n  (busy)")
        await lab.leave("half")
        await run.settle()
        #expect(run.text == "Three")
        try await system.finish()
    }

    @Test("TRY-4 a question waits, too, and is declined by dismissing it")
    func questions() async throws {
        let run = try await system.person()
        run.session.perform(TrayCards.AskLate(lab: lab.name))
        await lab.arrival(at: "before")
        try await run.send(.aside)
        await lab.leave("before")
        try await run.wait { $0.tray.contains { $0.kind == .question } }
        #expect(run.look() == "  (question: Ask Late, “Still?”)")
        try await run.open("Ask Late")
        #expect(run.look() == "  Ask Late\n  “Still?”\n  [Cancel] [Continue]")
        // Opening something else puts it back.
        try await run.send(.aside)
        #expect(run.look() == "  (question: Ask Late, “Still?”)")
        try await run.dismiss("Ask Late")
        try await run.wait { $0.tray.isEmpty }
        #expect(run.look() == "  (nothing)")
        #expect(lab.notes == ["declined"])
        try await system.finish()
    }

    @Test("TRY-4 a run that continues aside is stopped by dismissing it")
    func stopsRunning() async throws {
        let run = try await system.person()
        run.session.perform(TrayCards.Search(lab: lab.name))
        try await run.wait { $0.card != nil }
        try run.post(.done(card: try #require(run.card).id))
        try await run.wait { $0.card == nil }
        try await run.dismiss("Search")
        #expect(run.look() == "  (nothing)")
        await lab.leave("half")
        try await system.finish()
    }

    @Test("TRY-2 at most a limited number of results wait; the oldest go first")
    func bounded() async throws {
        let run = try await system.person()
        let limit = system.system.limits.waitingCards
        for number in 0...limit {
            let lab = TestFixture.fresh()
            run.session.perform(TrayCards.FailLate(lab: lab.name))
            await lab.arrival(at: "before")
            try await run.send(.aside)
            await lab.leave("before")
            try await run.wait { state in
                state.tray.count == min(number + 1, limit)
                    && state.tray.allSatisfy { $0.kind == .failed }
            }
        }
        try await system.finish()
    }

    @Test(
        "TRY-5 the card of a stopped run says so, and shows what the app knows",
        arguments: [true, false])
    func stopped(tidies: Bool) async throws {
        let run = try await system.person()
        run.session.perform(TrayCards.Search(lab: lab.name, tidies: tidies))
        try await run.wait { $0.card != nil }
        try run.post(.stop)
        try await run.wait { $0.card?.isStopped == true }
        #expect(run.dialog?.supporting == "Stopped")
        await lab.leave("half")
        try await run.wait { $0.card?.isStopped == false }
        let rest =
            tidies
            ? "  “Stopped”\n  | Interrupted\n  [Done]"
            : "  ““Search” was stopped.”\n  [Begin Again] [Done]"
        #expect(run.look() == "  Search\n\(rest)")
        if !tidies {
            let again = try #require(run.card)
            #expect(again.buttons.map(\.role) == [.retry, .done])
        }
        try await run.done()
        try await system.finish()
    }

    @Test(
        "TRY-6 after a restart a card says that its run was lost, and begins it again with its values"
    )
    func lost() async throws {
        let store = MemoryStore()
        let first = TestSystem(intents: TrayCards.all, store: store)
        let run = try await first.person()
        run.session.perform(TrayCards.Search(lab: lab.name))
        try await run.wait { $0.card != nil }
        await first.system.flush()
        let second = TestSystem(intents: TrayCards.all, store: store)
        let again = try await second.person()
        #expect(
            again.look() == """
                  Search
                  ! “Search” was not finished, because the app was started again.
                  [Begin Again] [Done]
                """)
        await lab.leave("half")
        await run.settle()
        try again.post(.retry())
        try await again.wait { $0.run == nil && $0.card?.dialog != nil }
        #expect(again.look() == "  Search\n  “Three found.”\n  | Three\n  [Done]")
        try await second.finish()
    }
}
