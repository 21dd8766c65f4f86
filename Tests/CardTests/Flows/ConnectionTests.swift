import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

/// FLW-8 and FLW-9: connections that come and go, and several at once.
@Suite struct ConnectionTests {
    @Test("FLW-8 a connection lost for less than a minute dismisses nothing, question or result")
    func shortAbsence() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + FlowCards.all)
        let run = try await system.perform(FlowCards.Order(lab: lab.name))
        let question = try #require(run.question).id
        await run.disconnect()
        system.clock.advance(by: .seconds(59))
        let back = try await system.person()
        #expect(back.session === run.session)
        #expect(
            back.look() == """
                  Order
                  | Count 0
                  | [Add]
                  | [Nothing]
                  | [Slow]
                  | [Fail]
                  [Cancel] [Order]
                """)
        #expect(back.question?.id == question)
        // The minute counts from the last loss only.
        system.clock.advance(by: .seconds(59))
        await lab.leave("ordering")
        try await back.confirm()
        #expect(back.look() == "  Order\n  “Ordered 0.”\n  [Done]")

        await back.disconnect()
        system.clock.advance(by: .seconds(59))
        let again = try await system.person()
        #expect(again.look() == "  Order\n  “Ordered 0.”\n  [Done]")
    }

    @Test("FLW-8 after a minute without a connection a question throws its cancellation")
    func longAbsenceWithQuestion() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [PlaceCards.Ask.self])
        let run = try await system.perform(PlaceCards.Ask(lab: lab.name))
        #expect(run.look() == "  Ask Something\n  “Really?”\n  [Cancel] [Continue]")
        await run.disconnect()
        system.clock.advance(by: .seconds(60))
        await lab.gate("cancelled").wait()
        #expect(lab.notes == ["cancelled"])
        let back = try await system.person()
        #expect(back.look() == "  (nothing)")
        #expect(system.warnings.isEmpty)
    }

    @Test(
        "FLW-8 after a minute without a connection a result card is forgotten; the limit is configurable"
    )
    func longAbsenceWithResult() async throws {
        let lab = TestFixture.fresh()
        let lost = TestFixture.fresh()
        var limits = Limits()
        limits.idleSessionTimeout = .seconds(7)
        let system = TestSystem(intents: CounterCards.all + [PlaceCards.Ask.self], limits: limits)
        let run = try await system.perform(CounterCards.Show(lab))
        let witness = try await system.person("witness")
        await witness.perform(PlaceCards.Ask(lab: lost.name))
        #expect(run.text == CounterCards.text(0))
        await run.disconnect()
        await witness.disconnect()
        system.clock.advance(by: .seconds(7))
        await lost.gate("cancelled").wait()
        // Both were closed at the same stroke; the first may need another moment to be gone.
        await system.system.withoutSessions()
        let back = try await system.person()
        #expect(back.session !== run.session)
        #expect(back.look() == "  (nothing)")
        #expect(lab.notes == ["draw"])
    }

    @Test("FLW-8 a client that connects while its session closes has the session, begun anew")
    func connectionWhileClosing() async throws {
        let system = TestSystem(intents: FlowCards.all + CounterCards.all)
        let name = SessionID("closing")
        let session = try await system.system.session(name)
        let connects = Mutex(false)
        let (states, told) = AsyncStream.makeStream(of: Void.self)
        // What the session tells while it closes is the last moment at which another client comes.
        _ = await session.connect(environment: PresentationEnvironment()) { _ in
            guard connects.withLock({ $0 }) else { return }
            connects.withLock { $0 = false }
            Task.immediate {
                _ = await session.connect(environment: PresentationEnvironment()) { event in
                    if case .state = event { told.yield() }
                }
            }
        }
        connects.withLock { $0 = true }
        await session.close()
        for await _ in states { break }
        #expect(try await system.system.session(name) === session)
    }

    @Test("FLW-8 the limit is 60 seconds unless an app says otherwise")
    func defaultLimit() {
        #expect(Limits().idleSessionTimeout == .seconds(60))
    }

    @Test(
        "FLW-9 all tabs of a person show the same card; each in its own appearance, size and language"
    )
    func distinctEnvironments() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [
            TabCards.Show.self, TabCards.Card.self, CounterCards.Add.self,
        ])
        let run = try await system.perform(TabCards.Show(lab: lab.name))
        let dark = await TestRun.connect(
            to: run.session, .init(scheme: .dark, textSize: .accessibility1, language: "ar"))
        let same = await TestRun.connect(to: run.session)
        #expect(run.text == "0: light, large, en, ltr\n[Add]")
        #expect(dark.text == "0: dark, accessibility1, ar, rtl\n[Add]")
        #expect(same.text == run.text)
        #expect(Set([run.card?.id, dark.card?.id, same.card?.id]).count == 1)

        for count in ["draws", "resolutions of dark", "resolutions of light"] {
            lab[number: count] = 0
        }
        try await dark.tap("Add")
        #expect(run.text == "1: light, large, en, ltr\n[Add]")
        #expect(dark.text == "1: dark, accessibility1, ar, rtl\n[Add]")
        #expect(same.text == run.text)
        // One performance serves all, and one resolution each distinct environment.
        #expect(lab[number: "draws"] == 1)
        #expect(lab[number: "resolutions of dark"] == 1)
        #expect(lab[number: "resolutions of light"] == 1)

        try await dark.change(to: .init(language: "de"))
        #expect(dark.text == "1: light, large, de, ltr\n[Add]")
        #expect(run.text == "1: light, large, en, ltr\n[Add]")
        try await run.done()
        #expect(dark.card == nil)
        #expect(same.card == nil)
        try await system.finish()
    }

    @Test("FLW-9 a control that only one appearance has does what that appearance shows")
    func controlsPerEnvironment() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [
            TabCards.ShowPair.self, TabCards.Pair.self, CounterCards.Add.self,
            CounterCards.Nothing.self,
        ])
        let run = try await system.perform(TabCards.ShowPair(lab: lab.name))
        let dark = await TestRun.connect(to: run.session, .init(scheme: .dark))
        #expect(run.text == "[Day]")
        #expect(dark.text == "[Night]")
        try await dark.tap("Night")
        #expect(lab.notes == ["nothing"])
        try await run.tap("Day")
        #expect(lab.notes == ["nothing", "add"])
        try await system.finish()
    }
}
