import AppIntents

/// A ticket request at one moment.
struct SearchRequestEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ticket Request"
    static var defaultQuery: SearchRequestEntityQuery { SearchRequestEntityQuery() }

    /// How far the request is.
    enum Status: Sendable {
        case draft, searching, found, bought
    }

    let id: Int
    let landmark: LandmarkEntity
    var ticketCount = 2
    var status = Status.draft
    var price = 0

    var total: Int { price * ticketCount }
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(ticketCount) tickets for \(landmark.name)")
    }
}

/// Finds ticket requests as they are now.
struct SearchRequestEntityQuery: EntityQuery {
    @Dependency var searchEngine: SearchEngine

    func entities(for identifiers: [SearchRequestEntity.ID]) async throws -> [SearchRequestEntity] {
        await searchEngine.requests(for: identifiers)
    }
}

/// Keeps ticket requests and searches for tickets.
actor SearchEngine {
    /// What was done, oldest first.
    private(set) var log: [String] = []
    private var requests: [SearchRequestEntity] = []
    private var holdsSearches = false
    private var held: [CheckedContinuation<Void, Never>] = []

    func createRequest(landmarkEntity: LandmarkEntity) -> SearchRequestEntity {
        log.append("request created")
        let request = SearchRequestEntity(id: requests.count, landmark: landmarkEntity)
        requests.append(request)
        return request
    }

    func requests(for identifiers: [SearchRequestEntity.ID]) -> [SearchRequestEntity] {
        identifiers.compactMap { requests.indices.contains($0) ? requests[$0] : nil }
    }

    func changeTicketCount(of request: SearchRequestEntity, by difference: Int) {
        requests[request.id].ticketCount += difference
    }

    /// Searches; `onUpdate` is called when the search has begun and when it has ended.
    func performRequest(
        request: SearchRequestEntity, onUpdate: @Sendable () -> Void = {}
    ) async throws {
        requests[request.id].status = .searching
        log.append("search began")
        onUpdate()
        if holdsSearches {
            await withCheckedContinuation { held.append($0) }
        }
        requests[request.id].status = .found
        requests[request.id].price = request.landmark.entranceFee ?? 0
        log.append("search ended")
        onUpdate()
    }

    func buy(_ request: SearchRequestEntity) {
        requests[request.id].status = .bought
        log.append("bought \(request.ticketCount)")
    }

    // MARK: - For the tests

    /// From now on searches go on until they are let go.
    func holdSearches() { holdsSearches = true }

    /// Lets searches end.
    func letSearchesEnd() {
        holdsSearches = false
        for continuation in held { continuation.resume() }
        held = []
    }

    func setPrice(_ price: Int, of request: SearchRequestEntity) {
        requests[request.id].price = price
    }
}
