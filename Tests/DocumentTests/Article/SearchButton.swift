import AppIntents
import SwiftUI

/// Shows a card with a button that starts the search which tells how far it is.
struct ShowSearchButtonIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Search Button"

    @Parameter var searchRequest: SearchRequestEntity

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: SearchButtonSnippetIntent(searchRequest: searchRequest))
    }
}

extension ShowSearchButtonIntent {
    init(searchRequest: SearchRequestEntity) {
        self.searchRequest = searchRequest
    }
}

/// The card with the button.
struct SearchButtonSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Search Button Snippet"

    @Parameter var searchRequest: SearchRequestEntity

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(
            view: Button(
                "Search", intent: WithReload.FindTicketsIntent(searchRequest: searchRequest)))
    }
}

extension SearchButtonSnippetIntent {
    init(searchRequest: SearchRequestEntity) {
        self.searchRequest = searchRequest
    }
}
