import Foundation
import GRDB

/// A person's request for tickets, with the state of the search: a row of the file.
struct TicketRequest: Sendable, Identifiable, Codable, FetchableRecord, PersistableRecord {
    /// The state of the search.
    enum Status: String, Sendable, Codable {
        /// The person still decides how many.
        case draft
        case searching
        case found
        /// The app ended, or the search was stopped, before there was an offer.
        case interrupted
        case bought
    }

    static let databaseTableName = "ticketRequest"
    /// The numbers of tickets that one request may ask for.
    static let ticketCounts = 1...20

    let id: String
    let landmarkID: Landmark.ID
    var ticketCount: Int
    var status: Status
    /// The best price of one ticket in whole dollars, once found.
    var price: Int?
    let createdAt: Date
}
