import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// What a failing test tells about the time before.
@Suite(.timeLimit(.minutes(2)))
struct HistoryTests {
    private let system = TestSystem(intents: KitIntents.all)

    @Test("Actions, screens, words that are heard, messages and the clock are in order")
    func events() async throws {
        let run = try await system.perform(KitIntents.Name())
        try await run.answer(["first": "Ada", "age": 200])
        try await run.answer(["first": "Ada", "age": 36])
        system.clock.advance(by: .seconds(3))
        try await run.done()
        #expect(
            system.events == [
                "test performs Name",
                "test sees Name / First Name: ____ / Age: ____ / [Cancel] [Continue]",
                "test answers with age, first",
                """
                test sees Name / First Name: Ada / Age: 200  ! Choose a number from 0 to 150. / \
                [Cancel] [Continue]
                """,
                "test answers with age, first",
                "test sees Name / “Ada, 36” / [Done]",
                "the clock moves by 3.0 seconds",
                "test presses Done",
                "test sees (nothing)",
            ])
    }

    @Test("Of many events the newest are kept")
    func bound() async throws {
        let run = try await system.perform(KitIntents.Greet())
        for _ in 0..<50 { system.clock.advance(by: .seconds(1)) }
        #expect(system.events.count == 40)
        let texts = try await issues { try run.expectSnippet("") }
        #expect(texts.first?.contains("  … (1") == true)
        try await system.finish()
    }
}
