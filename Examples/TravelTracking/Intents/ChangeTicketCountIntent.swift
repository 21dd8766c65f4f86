import AppIntents

/// Asks for one ticket more, or for one less: what − and + in the request's card do.
struct ChangeTicketCountIntent: AppIntent {
    static let title: LocalizedStringResource = "Change Number of Tickets"
    static let isDiscoverable = false

    @Parameter(title: "Ticket Request")
    var searchRequest: SearchRequestEntity

    @Parameter(title: "Difference")
    var difference: Int

    @Dependency var searchEngine: SearchEngine

    func perform() async throws -> some IntentResult {
        try await searchEngine.changeTicketCount(of: searchRequest, by: difference)
        return .result()
    }
}

extension ChangeTicketCountIntent {
    init(searchRequest: SearchRequestEntity, by difference: Int) {
        self.searchRequest = searchRequest
        self.difference = difference
    }
}
