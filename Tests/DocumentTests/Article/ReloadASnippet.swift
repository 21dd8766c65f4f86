// swift-format-ignore-file
import AppIntents

/// The ticket search that tells how far it is.
enum WithReload {
    struct FindTicketsIntent: AppIntent {
        static let title: LocalizedStringResource = "Find Tickets and Tell"

        @Parameter var searchRequest: SearchRequestEntity
        @Dependency var searchEngine: SearchEngine

// BEGIN document "Displaying static and interactive snippets", heading "Reload a snippet to display updated data"
// ...


func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    // ...
        
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


// ...
// END
    }
}

extension WithReload.FindTicketsIntent {
    init(searchRequest: SearchRequestEntity) {
        self.searchRequest = searchRequest
    }
}
