import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// REL-4: whom a `reload()` outside any run reaches.
@Suite struct ReloadReachTests {
    @Test(
        "REL-4 outside a run, everyone who sees the type gets it drawn again, and nobody else anything"
    )
    func everyoneWhoSees() async throws {
        let shared = TestFixture.fresh()
        let other = TestFixture.fresh()
        let system = TestSystem(intents: ReachCards.all + CounterCards.all)
        let ada = try await system.person("ada")
        let ben = try await system.person("ben")
        let eve = try await system.person("eve")
        await ada.perform(ReachCards.Show(lab: shared.name))
        await ben.perform(ReachCards.Show(lab: shared.name))
        await eve.perform(CounterCards.Show(other))
        #expect([ada.text, ben.text, eve.text] == ["Seen 0", "Seen 0", CounterCards.text(0)])
        let states = eve.counts.states

        shared[number: "count"] = 5
        await Task.detached { ReachCards.Card.reload() }.value
        try await ada.wait(forGeneration: 2)
        try await ben.wait(forGeneration: 2)
        #expect([ada.text, ben.text, eve.text] == ["Seen 5", "Seen 5", CounterCards.text(0)])
        #expect(eve.counts.states == states)
        #expect(other.notes == ["draw"])
        try await system.finish()
    }

    @Test("REL-4 a task that outlives its run reaches everyone, too")
    func taskThatOutlivesItsRun() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: OutlivingCards.all)
        let ada = try await system.person("ada")
        let ben = try await system.person("ben")
        await ben.perform(OutlivingCards.Show(lab: lab.name))
        #expect(ben.text == "Later 0")
        await ada.perform(OutlivingCards.Begin(lab: lab.name))
        #expect(ada.look() == "  Begin\n  “Done: Begin”\n  [Done]")
        lab[number: "count"] = 1
        await lab.leave("afterwards")
        try await ben.wait(forGeneration: 2)
        #expect(ben.text == "Later 1")
        #expect(ada.look() == "  Begin\n  “Done: Begin”\n  [Done]")
        try await system.finish()
    }

    @Test("REL-4 if nobody sees it, it waits for the one person whose last snippet it was")
    func theOneWhoSawItLast() async throws {
        let lab = TestFixture.fresh()
        let other = TestFixture.fresh()
        let system = TestSystem(intents: LonelyCards.all + CounterCards.all)
        let ada = try await system.person("ada")
        let ben = try await system.person("ben")
        await ada.perform(LonelyCards.Show(lab: lab.name))
        await ben.perform(LonelyCards.Show(lab: lab.name))
        // Ben's most recent snippet is another one.
        await ben.perform(CounterCards.Show(other))
        #expect(ada.text == "Alone 0")
        try await ada.done()
        #expect(ada.look() == "  (nothing)")

        lab[number: "count"] = 3
        await Task.detached { LonelyCards.Card.reload() }.value
        try await ada.wait { !$0.tray.isEmpty }
        #expect(ada.look() == "  (ready: Alone)")
        try await ada.open("Alone")
        #expect(ada.look() == "  Alone\n  | Alone 3\n  [Done]")
        #expect(ben.text == CounterCards.text(0))
        try await ada.done()
        try await system.finish()
    }

    @Test(
        "REL-4 if nobody sees it and it could be two people's, nothing is shown and a notice says so"
    )
    func nobodyInParticular() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CrowdCards.all)
        let ada = try await system.person("ada")
        let ben = try await system.person("ben")
        for run in [ada, ben] {
            await run.perform(CrowdCards.Show(lab: lab.name))
            #expect(run.text == "Crowd 0")
            try await run.done()
        }
        await Task.detached { CrowdCards.Card.reload() }.value
        try await system.wait { $0.contains("reload()") }
        #expect(
            system.notices(about: CrowdCards.Card.self) == [
                "notice: \(system.name(of: CrowdCards.Card.self)).reload(): nobody sees that snippet."
            ])
        #expect(ada.look() == "  (nothing)")
        #expect(ben.look() == "  (nothing)")
        #expect(lab.notes == ["draw", "draw"])
        try await system.finish()
    }

    @Test("REL-4 a reload outside any run does not cancel a person's question")
    func doesNotCancelQuestion() async throws {
        let lab = TestFixture.fresh()
        let asked = TestFixture.fresh()
        let system = TestSystem(intents: PoliteCards.all + [PlaceCards.Ask.self])
        let run = try await system.person()
        await run.perform(PoliteCards.Show(lab: lab.name))
        #expect(run.text == "Polite 0")
        await run.perform(PlaceCards.Ask(lab: asked.name))
        await Task.detached { PoliteCards.Card.reload() }.value
        try await run.wait { !$0.tray.isEmpty }
        #expect(
            run.look() == "  Ask Something\n  “Really?”\n  [Cancel] [Continue]\n  (ready: Polite)")
        #expect(asked.notes.isEmpty)
        #expect(lab.notes == ["draw"])
        try await run.confirm()
        #expect(run.dialog?.full == "You said yes.")
        try await system.finish()
    }
}

extension ReloadReachTests {
    @Test("FLW-1 a reload outside any run does not replace the busy card of a run")
    func doesNotReplaceBusyCard() async throws {
        let lab = TestFixture.fresh()
        let asked = TestFixture.fresh()
        let system = TestSystem(intents: PatientCards.all + FlowCards.all)
        let run = try await system.person()
        await run.perform(PatientCards.Show(lab: lab.name))
        #expect(run.text == "Patient 0")
        await run.perform(FlowCards.AskTwice(lab: asked.name))
        try run.post(.confirm(question: try #require(run.question).id))
        await asked.arrival(at: "between")
        await Task.detached { PatientCards.Card.reload() }.value
        try await run.wait { !$0.tray.isEmpty }
        #expect(
            run.look()
                == "  Ask Twice\n  “First?”\n  [Cancel] [Continue]\n  (busy)\n  (ready: Patient)")
        await asked.leave("between")
        await run.settle()
        #expect(
            run.look() == "  Ask Twice\n  “Second?”\n  [Cancel] [Continue]\n  (ready: Patient)")
        try await run.cancel()
        try await system.finish()
    }
}

private typealias PatientCards = TopicCards<PatientTopic>
private enum PatientTopic: Topic { static let word = "Patient" }

private typealias ReachCards = TopicCards<ReachTopic>
private enum ReachTopic: Topic { static let word = "Seen" }

private typealias OutlivingCards = TopicCards<OutlivingTopic>
private enum OutlivingTopic: Topic { static let word = "Later" }

private typealias LonelyCards = TopicCards<LonelyTopic>
private enum LonelyTopic: Topic { static let word = "Alone" }

private typealias CrowdCards = TopicCards<CrowdTopic>
private enum CrowdTopic: Topic { static let word = "Crowd" }

private typealias PoliteCards = TopicCards<PoliteTopic>
private enum PoliteTopic: Topic { static let word = "Polite" }
