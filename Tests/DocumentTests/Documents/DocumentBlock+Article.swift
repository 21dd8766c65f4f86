// swift-format-ignore-file

extension DocumentBlock {
    /// The code that the article prints.
    static let article = [
        DocumentBlock("Displaying static and interactive snippets", "Show a static snippet", .compiled, #"""
func perform() async throws -> some IntentResult {
    // ...
    
    return .result(view: Text("Some example text.").font(.title))
}
"""#),
        DocumentBlock("Displaying static and interactive snippets", "Return an interactive snippet", .compiled, #"""
struct ClosestLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Closest Landmark"


    func perform() async throws -> some ReturnsValue<LandmarkEntity> & ShowsSnippetIntent {
        let landmark = await self.findClosestLandmark()


        return .result(
            value: landmarkEntity // Return information about the landmark.
        )
    }
}
"""#),
        DocumentBlock("Displaying static and interactive snippets", "Return an interactive snippet", .compiled, #"""
struct ClosestLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Closest Landmark"


    @Dependency var modelData: ModelData


    func perform() async throws -> some ReturnsValue<LandmarkEntity> & ShowsSnippetIntent {
        let landmark = await self.findClosestLandmark()


        return .result(
            value: landmark,
            snippetIntent: LandmarkSnippetIntent(landmark: landmark)
        )
    }
}
"""#),
        DocumentBlock("Displaying static and interactive snippets", "Create the interactive snippet", .compiled, #"""
import AppIntents
import SwiftUI


struct LandmarkSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Landmark Snippet"


    @Parameter var landmark: LandmarkEntity
    @Dependency var modelData: ModelData


    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let isFavorite = await modelData.isFavorite(landmark)


        return .result(
            view: LandmarkView(landmark: landmark, isFavorite: isFavorite)
        )
    }
}


extension LandmarkSnippetIntent {
    init(landmark: LandmarkEntity) {
        self.landmark = landmark
    }
}
"""#),
        DocumentBlock("Displaying static and interactive snippets", "Create a sequence of snippets and request confirmation", .text(reason: "It ends where a result must be returned."), #"""
import AppIntents


struct FindTicketsIntent: AppIntent {


    // ...


    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        let searchRequest = await searchEngine.createRequest(landmarkEntity: landmark)


        // Present a snippet that allows people to change
        // the number of tickets.
        try await requestConfirmation(
            actionName: .search,
            snippetIntent: TicketRequestSnippetIntent(searchRequest: searchRequest)
        )
        
        // ...
    }
}


// ...
"""#),
        DocumentBlock("Displaying static and interactive snippets", "Create a sequence of snippets and request confirmation", .compiled, #"""
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
"""#),
        DocumentBlock("Displaying static and interactive snippets", "Reload a snippet to display updated data", .compiled, #"""
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
"""#),
        DocumentBlock("Displaying static and interactive snippets", "Create a sequence of snippets and request confirmation", .text(reason: "It begins with a misprint, and returns no result."), #"""
simport AppIntents


struct FindTicketsIntent: AppIntent {


    // ...


    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        let searchRequest = await searchEngine.createRequest(landmarkEntity: landmark)


        // Present a snippet that allows people to change
        // the number of tickets.
        try await requestConfirmation(
            actionName: .search,
            snippetIntent: TicketRequestSnippetIntent(searchRequest: searchRequest)
        )
        
        // ...
    }
}


// ...
"""#),
    ]
}
