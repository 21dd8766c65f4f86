// swift-format-ignore-file
import AppIntents

/// The intent around the document's second block; its first stands as text in the table of blocks.
struct FindTicketsIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Tickets"

    @Parameter var landmark: LandmarkEntity
    @Dependency var searchEngine: SearchEngine

// BEGIN document "Displaying static and interactive snippets", heading "Create a sequence of snippets and request confirmation"
// ...


func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let searchRequest = await searchEngine.createRequest(landmarkEntity: landmark)


    // Present a snippet that allows people to change
    // the number of tickets.
    try await requestConfirmation(
        actionName: .search,
        snippetIntent: TicketRequestSnippetIntent(searchRequest: searchRequest)
    )
    
    // If the person has confirmed the action, perform the ticket search.
    try await searchEngine.performRequest(request: searchRequest)


    // Show the result of the ticket search.
    return .result(
        snippetIntent: TicketResultSnippetIntent(
            searchRequest: searchRequest
        )
    )
}


// ...
// END
}

extension FindTicketsIntent {
    init(landmark: LandmarkEntity) {
        self.landmark = landmark
    }
}
