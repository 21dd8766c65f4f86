import AppIntents
import IntentSystem
import IntentTestKit
import Testing

extension ArticleTests {
    @Suite("Review the lifecycle of snippet intents")
    struct SnippetLifecycleTests {
        typealias ClosestLandmarkIntent = WithTheSnippet.ClosestLandmarkIntent

        let model = TravelModel()
        let system = TestSystem(intents: [ClosestLandmarkIntent.self])

        @Test("A snippet stays until the person dismisses it")
        func staysUntilDismissed() async throws {
            let run = try await system.perform(ClosestLandmarkIntent())
            system.clock.advance(by: .seconds(24 * 60 * 60))
            await run.settle()
            #expect(run.text.contains("Alhambra"))
            try await run.done()
            #expect(run.card == nil)
            try await system.finish()
        }

        @Test("A tap performs the button's intent, then the snippet again, which shows the change")
        func tapPerformsBoth() async throws {
            let run = try await system.perform(ClosestLandmarkIntent())
            #expect(run.text.contains("[Add to Favorites]"))
            try await run.tap("Add to Favorites")
            #expect(run.text.contains("[Remove from Favorites]"))
            #expect(await model.modelData.favorites == ["alhambra"])
            try await run.tap("Remove from Favorites")
            #expect(run.text.contains("[Add to Favorites]"))
            #expect(
                await model.modelData.log == [
                    "snippet performed", "favorite alhambra: true",
                    "snippet performed", "favorite alhambra: false",
                    "snippet performed",
                ])
            try await system.finish()
        }

        @Test("A new version replaces the old views on the same card")
        func oldViewsAreGone() async throws {
            let run = try await system.perform(ClosestLandmarkIntent())
            let before = try #require(run.card)
            try await run.tap("Add to Favorites")
            let after = try #require(run.card)
            #expect(after.id == before.id)
            #expect(after.generation == before.generation + 1)
            await #expect(throws: UnfinishedTest.self) { try await run.tap("Add to Favorites") }
            try await system.finish()
        }

        @Test("The snippet is a new intent each time, with the landmark as it is now")
        func entitiesAreFetchedAgain() async throws {
            let run = try await system.perform(ClosestLandmarkIntent())
            #expect(run.text.contains("Alhambra"))
            await model.modelData.rename(.alhambra, to: "The Red One")
            try await run.tap("Add to Favorites")
            #expect(run.text.contains("The Red One"))
            try await system.finish()
        }

        @Test("The system may perform a snippet at any time; nothing but the view comes of it")
        func performingHasNoSideEffects() async throws {
            let run = try await system.perform(ClosestLandmarkIntent())
            let text = run.text
            for count in 2...4 {
                LandmarkSnippetIntent.reload()
                await model.modelData.waitForPerforms(count)
            }
            await run.settle()
            #expect(run.text == text)
            #expect(await model.modelData.favorites.isEmpty)
            try await system.finish()
        }
    }
}
