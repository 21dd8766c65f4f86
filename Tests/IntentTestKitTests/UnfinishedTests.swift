import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// A test that forgets half of what happened does not pass.
@Suite(.timeLimit(.minutes(2)))
struct UnfinishedTests {
    private let system = TestSystem(intents: KitIntents.all)

    @Test("TST-2 a confirmation that nobody answered fails the test and shows what was on screen")
    func openConfirmation() async throws {
        let run = try await system.perform(KitIntents.Erase())
        #expect(run.question != nil)
        #expect(
            await failure { try await system.finish() } == """
                The test ended while a question was open; answer or cancel it. On screen:
                  Erase
                  “Erase it all?”
                  [Cancel] [Go]
                """)
        try await run.confirm()
        #expect(run.dialog?.full == "Erased.")
        try await system.finish()
    }

    @Test("A form that nobody filled fails the test and shows its fields")
    func openForm() async throws {
        let run = try await system.perform(KitIntents.Name())
        #expect(
            await failure { try await system.finish() } == """
                The test ended while a question was open; answer or cancel it. On screen:
                  Name
                  First Name: ____
                  Age: ____
                  [Cancel] [Continue]
                """)
        try await run.answer(["first": "Ada", "age": 200])
        #expect(
            await failure { try await system.finish() } == """
                The test ended while a question was open; answer or cancel it. On screen:
                  Name
                  First Name: Ada
                  Age: 200  ! Choose a number from 0 to 150.
                  [Cancel] [Continue]
                """)
        try await run.cancel()
        try await system.finish()
    }

    @Test("A choice that nobody made fails the test and shows its options")
    func openChoice() async throws {
        let run = try await system.perform(KitIntents.Choose())
        #expect(
            await failure { try await system.finish() } == """
                The test ended while a question was open; answer or cancel it. On screen:
                  Choose
                  ( ) Tea
                  ( ) Coffee
                  [Cancel]
                """)
        try await run.cancel()
        try await system.finish()
    }

    @Test("A card that the test never looked at fails it")
    func unseenCard() async throws {
        let run = try await system.perform(KitIntents.Greet())
        #expect(
            await failure { try await system.finish() } == """
                The test never looked at the last card; read its text, tree or dialog. On screen:
                  Greet
                  “Good morning.”
                  | Hello
                  | [Wave]
                  | Loud: off
                  [Done]
                """)
        #expect(run.text == "Hello\n[Wave]\nLoud: off")
        try await system.finish()
    }

    @Test("A card that came after the test looked fails it too")
    func unseenSecondCard() async throws {
        let run = try await system.perform(KitIntents.Erase())
        try await run.confirm()
        #expect(
            await failure { try await system.finish() } == """
                The test never looked at the last card; read its text, tree or dialog. On screen:
                  Erase
                  “Erased.”
                  [Done]
                """)
        #expect(run.dialog?.full == "Erased.")
        try await system.finish()
    }

    @Test("A card that was dismissed needs no look, nor does an empty screen")
    func nothingLeft() async throws {
        try await system.finish()
        let run = try await system.perform(KitIntents.Greet())
        try await run.done()
        #expect(run.screen == "  (nothing)")
        try await system.finish()
    }

    @Test("Every person of a test is asked for")
    func severalPeople() async throws {
        let first = try await system.perform(KitIntents.Greet())
        let second = try await system.person("other")
        await second.perform(KitIntents.Erase())
        #expect(first.text == "Hello\n[Wave]\nLoud: off")
        #expect(await failure { try await system.finish() }.contains("Erase it all?"))
        try await second.cancel()
        try await system.finish()
    }

    @Test("Waiting for what never comes fails the test and shows what was on screen")
    func waitingInVain() async throws {
        let run = try await system.perform(KitIntents.Greet())
        let limit = Duration.milliseconds(20)
        #expect(
            await failure { try await run.wait(atMost: limit) { $0.card == nil } } == """
                What the test waited for did not come within 0.02 seconds. On screen:
                  Greet
                  “Good morning.”
                  | Hello
                  | [Wave]
                  | Loud: off
                  [Done]
                """)
        #expect(
            await failure { try await system.wait(atMost: limit) { $0.contains("broken") } } == """
                The message that the test waited for did not come within 0.02 seconds. Written down:
                  (nothing)
                """)
        // What is there already, and what comes, ends the wait.
        try await run.wait { $0.card?.title == "Greet" }
        async let gone: Void = run.wait { $0.card == nil }
        try await run.done()
        try await gone
        #expect(run.screen == "  (nothing)")
        try await system.finish()
    }

    @Test("Waiting for a message ends when it is written, or when the test is cancelled")
    func waitingForMessages() async throws {
        async let message: Void = system.wait { $0.contains("Brood") }
        let run = try await system.person()
        try run.post(.perform(intent: "Brood", values: [:]))
        try await run.wait { $0.run != nil }
        try await system.clock.waitUntilSleepers(1)
        system.clock.advance(by: .seconds(30))
        try await message
        try await run.wait { $0.card?.error != nil }

        let hopeless = Task { [system] in try await system.wait { _ in false } }
        hopeless.cancel()
        await #expect(throws: CancellationError.self) { try await hopeless.value }
        #expect(run.error == "“Brood” took too long and was stopped.")
        try await system.finish()
    }
}
