import Foundation

/// Keeps ticket requests and looks for the best offer.
actor SearchEngine {
    private let modelData: ModelData
    private let database: TravelDatabase
    private let duration: Duration
    private let clock: any Clock<Duration>
    /// The progress of running searches, 0…1, which isn't stored.
    private var progress: [TicketRequest.ID: Double] = [:]

    /// Creates the engine for searches that take a while, measured by a clock.
    ///
    /// A test passes its clock.
    init(
        modelData: ModelData, database: TravelDatabase, duration: Duration,
        clock: any Clock<Duration> = ContinuousClock()
    ) throws {
        self.modelData = modelData
        self.database = database
        self.duration = duration
        self.clock = clock
        try database.tidyTicketRequests()
    }

    /// Begins a request for two tickets, which nobody has confirmed yet.
    func createRequest(landmarkEntity: LandmarkEntity) throws -> SearchRequestEntity {
        let request = TicketRequest(
            id: UUID().uuidString, landmarkID: landmarkEntity.id, ticketCount: 2, status: .draft,
            price: nil, createdAt: Date())
        try database.insert(request)
        return SearchRequestEntity(request, landmark: landmarkEntity)
    }

    /// The requests as they are now, without those that no longer exist.
    func requests(for identifiers: [TicketRequest.ID]) throws -> [SearchRequestEntity] {
        try identifiers.compactMap { id in
            guard let request = try database.ticketRequest(id: id),
                let landmark = modelData.landmark(id: request.landmarkID)
            else { return nil }
            return SearchRequestEntity(request, landmark: landmark, progress: progress[id])
        }
    }

    /// Asks for more tickets, or for fewer; the number stays within `TicketRequest.ticketCounts`.
    func changeTicketCount(of request: SearchRequestEntity, by difference: Int) throws {
        try update(request.id) { request in
            guard request.status == .draft else { return }
            let limits = TicketRequest.ticketCounts
            // Both limited first: a sum of two small numbers does not overflow.
            let step = min(max(difference, -limits.upperBound), limits.upperBound)
            request.ticketCount = min(
                max(request.ticketCount + step, limits.lowerBound), limits.upperBound)
        }
    }

    /// Looks for the best price of one ticket.
    ///
    /// `onUpdate` is called when the search begins, whenever it gets on, and when it ends.
    func performRequest(
        request: SearchRequestEntity, onUpdate: @Sendable () -> Void = {}
    ) async throws {
        let id = request.id
        try update(id) { $0.status = .searching }
        progress[id] = 0
        defer { progress[id] = nil }
        onUpdate()
        if let fee = request.landmark.entranceFee {
            let offers = TicketOffers(entranceFee: fee, landmarkID: request.landmark.id)
            do {
                for seller in 1...TicketOffers.count {
                    try await clock.sleep(for: duration / TicketOffers.count)
                    progress[id] = Double(seller) / Double(TicketOffers.count)
                    if seller < TicketOffers.count { onUpdate() }
                }
            } catch {
                try update(id) { $0.status = .interrupted }
                throw error
            }
            try update(id) {
                $0.price = offers.best
                $0.status = .found
            }
        } else {
            try update(id) {
                $0.price = 0
                $0.status = .found
            }
        }
        onUpdate()
    }

    /// Buys what a search found; a second call buys nothing more.
    func buy(_ request: SearchRequestEntity) throws {
        try update(request.id) { request in
            switch request.status {
            case .found: request.status = .bought
            case .bought: break
            case .draft, .searching, .interrupted: throw TicketFailure.nothingToBuy
            }
        }
    }

    // MARK: - Keeping requests

    private func update(
        _ id: TicketRequest.ID, _ change: (inout TicketRequest) throws -> Void
    ) throws {
        try database.updateTicketRequest(id: id, change)
    }
}
