import AppIntents
import IntentSystem
import IntentTestKit
import Testing

extension ArticleTests {
    @Suite("Reload a snippet to display updated data")
    struct ReloadTests {
        let model = TravelModel()
        let system = TestSystem(intents: [
            WithReload.FindTicketsIntent.self, ConfirmAndTellIntent.self,
        ])

        private func request() async -> SearchRequestEntity {
            await model.searchEngine.createRequest(landmarkEntity: .alhambra)
        }

        @Test("reload() shows a snippet that is not visible, while the search goes on")
        func showsWhatIsNotVisible() async throws {
            let request = await request()
            await model.searchEngine.holdSearches()
            let run = try await system.person()
            async let performing: Void = run.perform(
                WithReload.FindTicketsIntent(searchRequest: request))
            try await run.wait { $0.card != nil }
            #expect(run.text == "Searching…")
            #expect(await model.searchEngine.log.last == "search began")
            await model.searchEngine.letSearchesEnd()
            await performing
            #expect(run.text == "Total: $20\n[Buy]")
            try await system.finish()
        }

        @Test("It dismisses any other snippet")
        func dismissesTheOther() async throws {
            let request = await request()
            await model.searchEngine.holdSearches()
            let run = try await system.perform(ShowSearchButtonIntent(searchRequest: request))
            let other = try #require(run.card)
            #expect(run.text == "[Search]")
            async let tapping: Void = run.tap("Search")
            try await run.wait { $0.card.map { $0.id != other.id } ?? false }
            #expect(run.text == "Searching…")
            await model.searchEngine.letSearchesEnd()
            try await tapping
            #expect(run.text == "Total: $20\n[Buy]")
            try await system.finish()
        }

        @Test("A visible snippet stays and shows the new data")
        func refreshesWhatIsVisible() async throws {
            let request = await request()
            let run = try await system.perform(
                WithReload.FindTicketsIntent(searchRequest: request))
            let before = try #require(run.card)
            #expect(run.text == "Total: $20\n[Buy]")
            await model.searchEngine.setPrice(8, of: request)
            TicketResultSnippetIntent.reload()
            try await run.wait { ($0.card?.generation ?? 0) > before.generation }
            #expect(run.text == "Total: $16\n[Buy]")
            #expect(run.card?.id == before.id)
            try await system.finish()
        }

        @Test("The search that was confirmed tells how far it is, and the result takes its place")
        func confirmedSearchTells() async throws {
            await model.searchEngine.holdSearches()
            let run = try await system.perform(ConfirmAndTellIntent(landmark: .alhambra))
            let question = try #require(run.question)
            #expect(run.text.hasPrefix("2 tickets for Alhambra"))
            let asked = try #require(run.card)
            try run.post(.confirm(question: question.id))
            try await run.wait { $0.card.map { $0.id != asked.id } ?? false }
            let telling = try #require(run.card)
            #expect(run.text == "Searching…")
            await model.searchEngine.letSearchesEnd()
            await run.settle()
            #expect(run.text == "Total: $20\n[Buy]")
            #expect(run.card?.id == telling.id)
            try await system.finish()
        }
    }
}

/// The article's search in one piece: the confirmation of one block, the reload of the other.
private struct ConfirmAndTellIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Tickets, Ask and Tell"

    @Parameter var landmark: LandmarkEntity
    @Dependency var searchEngine: SearchEngine

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        let searchRequest = await searchEngine.createRequest(landmarkEntity: landmark)
        try await requestConfirmation(
            actionName: .search,
            snippetIntent: TicketRequestSnippetIntent(searchRequest: searchRequest))
        try await searchEngine.performRequest(request: searchRequest) {
            TicketResultSnippetIntent.reload()
        }
        return .result(snippetIntent: TicketResultSnippetIntent(searchRequest: searchRequest))
    }
}

extension ConfirmAndTellIntent {
    init(landmark: LandmarkEntity) {
        self.landmark = landmark
    }
}
