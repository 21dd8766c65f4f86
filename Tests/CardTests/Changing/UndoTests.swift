import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Taking back what intents did: UND-1.
@Suite struct UndoTests {
    @Test("UND-1 a run that registers something has Undo on its card, that one Redo, and so on")
    func undoAndRedo() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: UndoCards.all)
        let run = try await system.perform(UndoCards.Remove(lab: lab.name, book: "Emma"))
        #expect(run.screen == "  Remove Book\n  “Left: Ulysses”\n  [Undo] [Done]")
        try await run.undo()
        #expect(run.screen == "  Undo\n  ““Remove Emma” was undone.”\n  [Redo] [Done]")
        #expect(UndoCards.Shelf.of(lab.name).names == "Ulysses, Emma")
        try await run.redo()
        #expect(run.screen == "  Redo\n  ““Remove Emma” was done again.”\n  [Undo] [Done]")
        #expect(UndoCards.Shelf.of(lab.name).names == "Ulysses")
        try await system.finish()
    }

    @Test("UND-1 what a button did is undone on its card, which shows that")
    func onCard() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: UndoCards.all)
        let run = try await system.perform(UndoCards.ShowShelf(lab: lab.name))
        #expect(run.screen == "  Show Shelf\n  | Emma, Ulysses\n  | [Remove Emma]\n  [Done]")
        try await run.tap("Remove Emma")
        #expect(run.screen == "  Show Shelf\n  | Ulysses\n  | [Remove Emma]\n  [Undo] [Done]")
        try await run.undo()
        #expect(run.screen == "  Show Shelf\n  | Ulysses, Emma\n  | [Remove Emma]\n  [Redo] [Done]")
        #expect(run.announcements.last?.full == "“Remove Emma” was undone.")
        try await system.finish()
    }

    @Test("UND-1 the stack outlives the card, and is one person's own")
    func onePerson() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: UndoCards.all)
        let run = try await system.perform(UndoCards.Remove(lab: lab.name, book: "Emma"))
        try await run.done()
        let other = try await system.person("other")
        try await other.send(.perform(intent: "UndoIntent", values: [:]))
        #expect(other.error == "There is nothing to undo.")
        #expect(UndoCards.Shelf.of(lab.name).names == "Ulysses")
        try await run.send(.perform(intent: "UndoIntent", values: [:]))
        #expect(run.dialog?.full == "“Remove Emma” was undone.")
        #expect(UndoCards.Shelf.of(lab.name).names == "Ulysses, Emma")
        try await system.finish()
    }

    @Test("A run that registers nothing has no Undo, and there is nothing to undo or redo")
    func nothing() async throws {
        let system = TestSystem(intents: UndoCards.all)
        let run = try await system.perform(UndoCards.Look())
        #expect(run.screen == "  Look\n  “Done: Look”\n  [Done]")
        try await run.undo()
        #expect(run.screen == "  Undo\n  ! There is nothing to undo.\n  [Done]")
        try await run.redo()
        #expect(run.screen == "  Redo\n  ! There is nothing to redo.\n  [Done]")
        try await system.finish()
    }

    @Test("UND-1 Undo and Redo are found only by one who has something to undo or to redo")
    func offered() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: UndoCards.all)
        func found(_ person: Person) -> [String] {
            system.system.search("", for: person).flatMap(\.items).map(\.intent)
                .filter { $0 == "UndoIntent" || $0 == "RedoIntent" }
        }
        let me = Person.session(SessionID("test"))
        let changes = Mutex<[Person]>([])
        system.system.observeOffers { person in changes.withLock { $0.append(person) } }
        #expect(found(me).isEmpty)
        let run = try await system.perform(UndoCards.Remove(lab: lab.name, book: "Emma"))
        #expect(found(me) == ["UndoIntent"])
        #expect(found(.owner).isEmpty)
        try await run.undo()
        #expect(found(me) == ["RedoIntent"])
        try await run.redo()
        #expect(found(me) == ["UndoIntent"])
        // One for each step, and none in the middle of it.
        #expect(changes.withLock { $0 } == [me, me, me])
        #expect(run.dialog?.full == "“Remove Emma” was done again.")
        try await system.finish()
    }

    @Test("UND-1 What a command changed at a terminal is the owner's to undo")
    func command() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: UndoCards.all)
        let outcome = await system.run(
            UndoCards.Remove.self, ["lab": .string(lab.name), "book": .string("Emma")],
            for: ScriptedDelegate(typing: nil))
        #expect(outcome.text == "Left: Ulysses")
        #expect(system.system.offers("UndoIntent", to: .owner))
        #expect(!system.system.offers("UndoIntent", to: .session(SessionID("test"))))
        #expect(await system.run(UndoIntent.self).text == "“Remove Emma” was undone.")
        try await system.finish()
    }

    @Test("Undoing what is gone says so, and goes on to what was before it")
    func gone() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: UndoCards.all)
        let run = try await system.perform(UndoCards.Remove(lab: lab.name, book: "Emma"))
        await run.perform(UndoCards.Burn())
        try await run.undo()
        #expect(run.screen == "  Undo\n  ! What this was about is not there any more.\n  [Done]")
        try await run.undo()
        #expect(run.dialog?.full == "“Remove Emma” was undone.")
        try await system.finish()
    }

    @Test("No more steps are kept than the limit says")
    func bounded() async throws {
        let lab = TestFixture.fresh()
        var limits = Limits()
        limits.undoLevels = 2
        let system = TestSystem(intents: UndoCards.all, limits: limits)
        let run = try await system.person()
        for book in ["A", "B", "C"] {
            await run.perform(UndoCards.Remove(lab: lab.name, book: book))
        }
        var undone: [String?] = []
        for _ in 1...3 {
            try await run.undo()
            undone.append(run.dialog?.full ?? run.error)
        }
        #expect(
            undone == [
                "“Remove C” was undone.", "“Remove B” was undone.", "There is nothing to undo.",
            ])
        try await system.finish()
    }

    @Test("An app without an undoable intent has no such actions")
    func absent() {
        let names = { (intents: [any AppIntent.Type]) in
            TestSystem(intents: intents).system.metadata.intents.map(\.identifier)
                .filter { $0 == "UndoIntent" || $0 == "RedoIntent" }
        }
        #expect(names([CounterCards.all[0]]) == [])
        #expect(names(UndoCards.all) == ["RedoIntent", "UndoIntent"])
    }
}
