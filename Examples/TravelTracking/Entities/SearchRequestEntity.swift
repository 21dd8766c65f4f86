import AppIntents

/// A ticket request as the system sees it.
///
/// The value is a picture of one moment. Snippets get a new one from the query at every refresh, so
/// they always show the present state.
struct SearchRequestEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ticket Request"
    static let defaultQuery = SearchRequestEntityQuery()

    let id: String
    let landmark: LandmarkEntity
    let ticketCount: Int
    let status: TicketRequest.Status
    /// The best price of one ticket in whole dollars, once found.
    let price: Int?
    /// The progress of a running search, 0…1.
    let progress: Double

    /// Creates the entity of a request.
    init(_ request: TicketRequest, landmark: LandmarkEntity, progress: Double? = nil) {
        id = request.id
        self.landmark = landmark
        ticketCount = request.ticketCount
        status = request.status
        price = request.price
        self.progress = progress ?? 0
    }

    /// The price of all tickets in whole dollars, once found.
    var total: Int? { price.map { $0 * ticketCount } }

    /// "1 ticket", "4 tickets".
    var ticketCountText: LocalizedStringResource { "\(ticketCount) tickets" }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(ticketCount) tickets for \(landmark.nameText)",
            image: .init(systemName: "ticket"))
    }
}

/// Finds ticket requests as they are now.
struct SearchRequestEntityQuery: EntityQuery {
    @Dependency var searchEngine: SearchEngine

    func entities(for identifiers: [SearchRequestEntity.ID]) async throws -> [SearchRequestEntity] {
        try await searchEngine.requests(for: identifiers)
    }
}
