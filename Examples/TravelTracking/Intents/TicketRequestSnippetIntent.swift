import AppIntents
import SwiftUI

/// The card that asks how many tickets to look for.
struct TicketRequestSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "How many tickets?"

    @Parameter var searchRequest: SearchRequestEntity

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: TicketRequestView(searchRequest: searchRequest))
    }
}

extension TicketRequestSnippetIntent {
    init(searchRequest: SearchRequestEntity) {
        self.searchRequest = searchRequest
    }
}
