import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// What a test hears that looks for something that is not on screen.
@Suite(.timeLimit(.minutes(2)))
struct UnknownControlTests {
    private let system = TestSystem(intents: KitIntents.all)
    private let greeting = """
        On screen:
          Greet
          “Good morning.”
          | Hello
          | [Wave]
          | Loud: off
          [Done]
        """

    @Test("There is no such button, and the message says what there is")
    func unknownButton() async throws {
        let run = try await system.perform(KitIntents.Greet())
        #expect(
            await failure { try await run.tap("Waive") }
                == "There is no control “Waive”. \(greeting)")
        #expect(
            await failure { try await run.toggle("Quiet", to: true) }
                == "There is no control “Quiet”. \(greeting)")
        try await run.tap("Wave")
        try await system.finish()
    }

    @Test("A toggle cannot be tapped, nor a button be switched")
    func otherKind() async throws {
        let run = try await system.perform(KitIntents.Greet())
        #expect(
            await failure { try await run.tap("Loud") } == "There is no button “Loud”. \(greeting)")
        #expect(
            await failure { try await run.toggle("Wave", to: true) }
                == "There is no toggle “Wave”. \(greeting)")
    }

    @Test("Nothing is asked")
    func noQuestion() async throws {
        let run = try await system.perform(KitIntents.Greet())
        let message = "Nothing is asked. \(greeting)"
        #expect(await failure { try await run.confirm() } == message)
        #expect(await failure { try await run.cancel() } == message)
        #expect(await failure { try await run.answer(["first": "Ada"]) } == message)
        #expect(await failure { try await run.choose("Tea") } == message)
    }

    @Test("There is no such option")
    func unknownOption() async throws {
        let run = try await system.perform(KitIntents.Choose())
        #expect(
            await failure { try await run.choose("Water") } == """
                There is no option “Water”. On screen:
                  Choose
                  ( ) Tea
                  ( ) Coffee
                  [Cancel]
                """)
        try await run.choose("Tea")
        #expect(run.dialog?.full == "Done: Choose")
        try await system.finish()
    }

    @Test("There is no card to be done with")
    func noCard() async throws {
        let run = try await system.person()
        #expect(
            await failure { try await run.done() }
                == "There is no system button “Done”. On screen:\n  (nothing)")
        #expect(
            await failure { try await run.tap("Wave") }
                == "There is no control “Wave”. On screen:\n  (nothing)")
    }

    @Test("Nobody is there any more")
    func disconnected() async throws {
        let run = try await system.perform(KitIntents.Greet())
        #expect(run.text.contains("Hello"))
        await run.disconnect()
        #expect(
            await failure { try await run.tap("Wave") } == "The person is not connected any more.")
    }
}
