import AppIntents

/// Buys the tickets that a search found; the card then says so.
struct BuyTicketsIntent: AppIntent {
    static let title: LocalizedStringResource = "Buy Tickets"
    static let isDiscoverable = false

    @Parameter(title: "Ticket Request")
    var searchRequest: SearchRequestEntity

    @Dependency var searchEngine: SearchEngine

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await searchEngine.buy(searchRequest)
        return .result(
            dialog:
                "You bought \(searchRequest.ticketCount) tickets for \(searchRequest.landmark.nameText)."
        )
    }
}

extension BuyTicketsIntent {
    init(searchRequest: SearchRequestEntity) {
        self.searchRequest = searchRequest
    }
}
