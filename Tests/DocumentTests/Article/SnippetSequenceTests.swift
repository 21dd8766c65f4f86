import AppIntents
import IntentSystem
import IntentTestKit
import Testing

extension ArticleTests {
    @Suite("Create a sequence of snippets and request confirmation")
    struct SnippetSequenceTests {
        let model = TravelModel()
        let system = TestSystem(intents: [WithTheSnippet.ClosestLandmarkIntent.self])

        /// Performs the first step: the landmark's card, and a tap on its ticket button.
        private func askForTickets() async throws -> TestRun {
            let run = try await system.perform(WithTheSnippet.ClosestLandmarkIntent())
            #expect(run.text.contains("Alhambra"))
            try await run.tap("Find Tickets")
            return run
        }

        @Test("Three snippets follow one another, each in the place of the one before")
        func threeSnippets() async throws {
            let run = try await system.perform(WithTheSnippet.ClosestLandmarkIntent())
            let first = try #require(run.card)
            #expect(first.question == nil)
            #expect(run.text.contains("[Find Tickets]"))

            try await run.tap("Find Tickets")
            let second = try #require(run.card)
            #expect(second.question != nil)
            #expect(run.text.hasPrefix("2 tickets for Alhambra"))

            try await run.tap("More")
            #expect(run.text.hasPrefix("3 tickets for Alhambra"))
            #expect(await model.searchEngine.log == ["request created"])

            try await run.confirm()
            let third = try #require(run.card)
            #expect(third.question == nil)
            #expect(run.text == "Total: $30\n[Buy]")
            #expect(Set([first.id, second.id, third.id]).count == 3)

            try await run.tap("Buy")
            #expect(run.text == "Bought for $30")
            #expect(
                await model.searchEngine.log == [
                    "request created", "search began", "search ended", "bought 3",
                ])
            try await run.done()
            try await system.finish()
        }

        @Test("The confirmation offers to cancel, and is named after the action")
        func confirmationCanBeCancelled() async throws {
            let run = try await askForTickets()
            #expect(run.card?.buttons.map(\.role) == [.cancel, .confirm])
            #expect(run.card?.buttons.map(\.label) == ["Cancel", "Search"])
            try await run.cancel()
            try await system.finish()
        }

        @Test("Nothing is searched until the person confirms; the buttons of the snippet work")
        func waitsForThePerson() async throws {
            let run = try await askForTickets()
            try await run.tap("More")
            try await run.tap("More")
            try await run.tap("Fewer")
            #expect(run.text.hasPrefix("3 tickets"))
            #expect(run.question != nil)
            #expect(await model.searchEngine.log == ["request created"])
            try await run.cancel()
            try await system.finish()
        }

        @Test("Cancelling ends perform(): no search, no further snippet")
        func cancelStops() async throws {
            let run = try await askForTickets()
            try await run.cancel()
            #expect(run.card == nil)
            #expect(run.presentation?.run == nil)
            #expect(await model.searchEngine.log == ["request created"])
            #expect(system.messages.allSatisfy { !$0.hasPrefix("error") })
            try await system.finish()
        }

        @Test("Asking for something else is not a confirmation either")
        func replacementStops() async throws {
            let run = try await askForTickets()
            await run.perform(ShowLandmarkIntent(landmark: .fuji))
            #expect(run.text.contains("Mount Fuji"))
            #expect(await model.searchEngine.log == ["request created"])
            try await system.finish()
        }
    }
}
