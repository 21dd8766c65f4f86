import AppIntents

struct FindTicketsIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Tickets"
    static let description = IntentDescription(
        "Finds the best ticket prices for a landmark.",
        categoryName: "Tickets",
        searchKeywords: ["entrance", "admission", "price", "visit"])

    @Parameter(title: "Landmark", requestValueDialog: "Which landmark do you want to visit?")
    var landmark: LandmarkEntity

    @Dependency var searchEngine: SearchEngine

    static var parameterSummary: some ParameterSummary {
        Summary("Find the best ticket prices for \(\.$landmark)")
    }

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        let searchRequest = try await searchEngine.createRequest(landmarkEntity: landmark)

        // Present a snippet that allows people to change
        // the number of tickets.
        try await requestConfirmation(
            actionName: .search,
            snippetIntent: TicketRequestSnippetIntent(searchRequest: searchRequest)
        )

        // If the person has confirmed the action, perform the ticket search.
        try await searchEngine.performRequest(request: searchRequest) {
            // Creates and reloads the TicketResultSnippetIntent.
            TicketResultSnippetIntent.reload()
        }

        // Show the result of the ticket search.
        return .result(
            snippetIntent: TicketResultSnippetIntent(
                searchRequest: searchRequest
            )
        )
    }
}

extension FindTicketsIntent {
    init(landmark: LandmarkEntity) {
        self.landmark = landmark
    }
}
