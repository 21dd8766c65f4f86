import AppIntents
import SwiftUI

/// The card of a ticket search: first how far it is, then what it found.
struct TicketResultSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Tickets"

    @Parameter var searchRequest: SearchRequestEntity

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: TicketResultView(searchRequest: searchRequest))
    }
}

extension TicketResultSnippetIntent {
    init(searchRequest: SearchRequestEntity) {
        self.searchRequest = searchRequest
    }
}
