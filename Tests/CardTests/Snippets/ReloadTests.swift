import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// REL-1 to REL-4: `reload()` inside a run.
@Suite struct ReloadTests {
    @Test("REL-1 reload() takes nothing, waits for nothing, throws nothing, and needs no actor")
    func signature() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: PlainCards.all)
        let run = try await system.perform(PlainCards.Show(lab: lab.name))
        #expect(run.text == "Plain 0")
        let reload: @Sendable () -> Void = { PlainCards.Card.reload() }

        lab[number: "count"] = 1
        reload()
        try await run.wait(forGeneration: 2)
        #expect(run.text == "Plain 1")
        lab[number: "count"] = 2
        await Task.detached { reload() }.value
        try await run.wait(forGeneration: 3)
        #expect(run.text == "Plain 2")
        lab[number: "count"] = 3
        await Task { @MainActor in reload() }.value
        try await run.wait(forGeneration: 4)
        #expect(run.text == "Plain 3")
        try await system.finish()
    }

    @Test("REL-2 a visible snippet is refreshed in the middle of a button's work")
    func refreshesVisible() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: ReloadCards.all)
        let run = try await system.perform(ReloadCards.Show(lab: lab.name))
        let card = try #require(run.card)
        try run.press("Work")
        try await run.wait(forGeneration: card.generation + 1)
        #expect(run.text == "1 of first\n[Work]\n[Other]")
        #expect(run.card?.id == card.id)
        await lab.leave("work")
        await run.settle()
        #expect(run.text == "2 of first\n[Work]\n[Other]")
        try await system.finish()
    }

    @Test(
        "REL-2, REL-5 a snippet that is not visible is shown and dismisses the other, though the run ends at once"
    )
    func showsInvisible() async throws {
        // Again and again, because the end of the run and the reload come from different threads.
        for _ in 1...25 {
            let lab = TestFixture.fresh()
            let system = TestSystem(intents: ReloadCards.all)
            let run = try await system.perform(ReloadCards.Show(lab: lab.name))
            let card = try #require(run.card)
            try await run.tap("Other")
            #expect(
                run.look() == """
                      Show Other
                      | Other of \(lab.name)
                      [Done]
                    """)
            #expect(try #require(run.card).id > card.id)
            try await run.done()
            #expect(run.look() == "  (nothing)")
            try await system.finish()
        }
    }

    @Test("REL-3 reload() tells the progress of a run before it has a result")
    func progress() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SearchCards.all)
        let run = try await system.perform(SearchCards.Search(lab: lab.name, place: "Rome"))
        #expect(run.look() == "  Search\n  | Where: Rome\n  [Cancel] [Search]")
        try run.post(.confirm(question: try #require(run.question).id))
        await lab.arrival(at: "searching")
        try await run.wait { $0.card?.question == nil }
        #expect(run.look() == "  Search\n  | Rome: searching\n  [Done]\n  (busy)")
        await lab.leave("searching")
        await run.settle()
        #expect(run.look() == "  Search\n  “There you are.”\n  | Rome: 3 found\n  [Done]")
        #expect(lab.notes.prefix(2) == ["request Rome", "searching Rome"])
        #expect(lab.notes.dropFirst(2).allSatisfy { $0 == "found Rome" })
        try await system.finish()
    }

    @Test("REL-3 a run that ends with what its reload drew already still tells its end")
    func endsUnchanged() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: EarlyCards.all)
        let run = try await system.perform(ReloadCards.Show(lab: lab.name))
        try run.post(.perform(intent: "ShowEarly", values: ["lab": .string(lab.name)]))
        await lab.arrival(at: "returning")
        try await run.wait { $0.card?.title == "Show Early" }
        #expect(run.text == "All of it")
        #expect(run.presentation?.run?.title == "Show Early")
        #expect(run.card?.dialog == nil)
        await lab.leave("returning")
        await run.settle()
        #expect(run.look() == "  Show Early\n  “Ready”\n  | All of it\n  [Done]")
        #expect(run.presentation?.run == nil)
        try await system.finish()
    }

    @Test("REL-4 values come from the same run's last card, not from the last snippet of the type")
    func valuesOfTheSameRun() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SearchCards.all)
        let run = try await system.perform(SearchCards.Search(lab: lab.name, place: "Rome"))
        await lab.leave("searching")
        try await run.confirm()
        #expect(run.text == "Rome: 3 found")
        let second = TestFixture.fresh()
        await run.perform(SearchCards.Search(lab: second.name, place: "Oslo"))
        #expect(run.text == "Where: Oslo")
        try run.post(.confirm(question: try #require(run.question).id))
        await second.arrival(at: "searching")
        try await run.wait { $0.card?.question == nil }
        #expect(run.text == "Oslo: searching")
        await second.leave("searching")
        await run.settle()
        #expect(run.text == "Oslo: 3 found")
        try await system.finish()
    }

    @Test("REL-4 the card that was just confirmed comes before the running intent")
    func valuesOfTheConfirmedCard() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SearchCards.all)
        let run = try await system.perform(SearchCards.Refined(lab: lab.name, place: "Rome"))
        #expect(run.text == "Where: around Rome")
        try run.post(.confirm(question: try #require(run.question).id))
        await lab.arrival(at: "searching")
        try await run.wait { $0.card?.question == nil }
        #expect(run.look() == "  Search Around\n  | around Rome: searching\n  [Done]\n  (busy)")
        await lab.leave("searching")
        await run.settle()
        #expect(run.look() == "  Search Around\n  “Searched.”\n  [Done]")
        try await system.finish()
    }

    @Test("REL-4 then from the running intent's parameters, by name and type")
    func valuesOfTheIntent() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SearchCards.all)
        let run = try await system.person()
        run.session.perform(SearchCards.Direct(lab: lab.name, place: "Lima"))
        await lab.arrival(at: "searching")
        try await run.wait { $0.card != nil }
        #expect(run.look() == "  Search Directly\n  | Lima: searching\n  [Done]\n  (busy)")
        await lab.leave("searching")
        await run.settle()
        #expect(run.look() == "  Search Directly\n  “Searched.”\n  [Done]")
        try await system.finish()
    }

    @Test("REL-4 then from the session's last snippet of the type")
    func valuesOfTheSession() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SearchCards.all)
        let run = try await system.person()
        await lab.leave("searching")
        await run.perform(SearchCards.Search(lab: lab.name, place: "Rome"))
        try await run.confirm()
        #expect(run.text == "Rome: 3 found")
        let second = TestFixture.fresh()
        run.session.perform(SearchCards.Ignorant(name: second.name))
        await second.arrival(at: "ignorant")
        try await run.wait { $0.card != nil }
        #expect(run.look() == "  Know Nothing\n  | Rome: 3 found\n  [Done]\n  (busy)")
        await second.leave("ignorant")
        await run.settle()
        #expect(run.look() == "  Know Nothing\n  “Done: Know Nothing”\n  [Done]")
        try await system.finish()
    }

    @Test("REL-4 a snippet whose required values nobody knows is not shown, and a notice says why")
    func unknownValues() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SearchCards.all)
        let run = try await system.person()
        run.session.perform(SearchCards.Ignorant(name: lab.name))
        await lab.arrival(at: "ignorant")
        await lab.leave("ignorant")
        await run.settle()
        #expect(run.look() == "  Know Nothing\n  “Done: Know Nothing”\n  [Done]")
        let name = system.name(of: SearchCards.Found.self)
        #expect(
            system.notices(about: SearchCards.Found.self) == [
                """
                notice: \(name).reload() showed nothing: no values are known for its required parameters. Show \
                the snippet once before, or give the running intent parameters of the same names and types.
                """
            ])
        try await system.finish()
    }

    @Test("REL-4 calls that come during a refresh merge into exactly one more")
    func callsMerge() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SlowCards.all)
        let run = try await system.perform(SlowCards.Show(lab: lab.name))
        #expect(run.text == "Drawing 1\n[Reload often]")
        try run.press("Reload often")
        // The second drawing stands still while ten more are asked for.
        await lab.arrival(at: "drawing 2")
        await lab.leave("button")
        await lab.arrival(at: "end")
        await run.handOver()
        await lab.leave("drawing 2")
        try await run.wait(forGeneration: 3)
        #expect(run.text == "Drawing 3\n[Reload often]")
        await lab.leave("end")
        await run.settle()
        // The fourth is the one after the button.
        #expect(lab[number: "drawings"] == 4)
        #expect(run.text == "Drawing 4\n[Reload often]")
        try await system.finish()
    }

    @Test("REL-4 calls that come while the snippet is being shown merge into exactly one more")
    func callsMergeBeforeShown() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SlowCards.all)
        lab[number: "drawings"] = 1
        let run = try await system.person()
        run.session.perform(SlowCards.ReloadOften(lab: lab.name))
        await lab.arrival(at: "drawing 2")
        await lab.leave("button")
        await lab.arrival(at: "end")
        await run.handOver()
        await lab.leave("drawing 2")
        try await run.wait { $0.card?.generation == 2 }
        #expect(
            run.look() == "  Reload Often\n  | Drawing 3\n  | [Reload often]\n  [Done]\n  (busy)")
        await lab.leave("end")
        await run.settle()
        #expect(lab[number: "drawings"] == 3)
        #expect(run.look() == "  Reload Often\n  “Done: Reload Often”\n  [Done]")
        try await system.finish()
    }
}

private typealias PlainCards = TopicCards<PlainTopic>
private enum PlainTopic: Topic { static let word = "Plain" }
