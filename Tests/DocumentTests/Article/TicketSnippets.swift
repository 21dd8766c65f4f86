import AppIntents
import SwiftUI

/// Asks how many tickets to search for.
struct TicketRequestSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Ticket Request Snippet"

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

/// Shows how far a search is, and what it found.
struct TicketResultSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Ticket Result Snippet"

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

struct TicketRequestView: View {
    let searchRequest: SearchRequestEntity

    var body: some View {
        VStack {
            Text("\(searchRequest.ticketCount) tickets for \(searchRequest.landmark.name)")
            Button("Fewer", intent: ChangeTicketCountIntent(searchRequest: searchRequest, by: -1))
            Button("More", intent: ChangeTicketCountIntent(searchRequest: searchRequest, by: 1))
        }
    }
}

struct TicketResultView: View {
    let searchRequest: SearchRequestEntity

    var body: some View {
        switch searchRequest.status {
        case .draft: Text("Nothing was searched for.")
        case .searching: Text("Searching…")
        case .found:
            Text("Total: $\(searchRequest.total)")
            Button("Buy", intent: BuyTicketsIntent(searchRequest: searchRequest))
        case .bought: Text("Bought for $\(searchRequest.total)")
        }
    }
}

/// Asks for one ticket more or for one less.
struct ChangeTicketCountIntent: AppIntent {
    static let title: LocalizedStringResource = "Change Number of Tickets"

    @Parameter var searchRequest: SearchRequestEntity
    @Parameter var difference: Int
    @Dependency var searchEngine: SearchEngine

    func perform() async throws -> some IntentResult {
        await searchEngine.changeTicketCount(of: searchRequest, by: difference)
        return .result()
    }
}

extension ChangeTicketCountIntent {
    init(searchRequest: SearchRequestEntity, by difference: Int) {
        self.searchRequest = searchRequest
        self.difference = difference
    }
}

/// Buys what a search found.
struct BuyTicketsIntent: AppIntent {
    static let title: LocalizedStringResource = "Buy Tickets"

    @Parameter var searchRequest: SearchRequestEntity
    @Dependency var searchEngine: SearchEngine

    func perform() async throws -> some IntentResult {
        await searchEngine.buy(searchRequest)
        return .result()
    }
}

extension BuyTicketsIntent {
    init(searchRequest: SearchRequestEntity) {
        self.searchRequest = searchRequest
    }
}
