/// The offers that a search compares.
///
/// Sellers are imagined, but reliably so: a landmark has the same best price on every day.
struct TicketOffers: Sendable {
    /// The number of sellers that a search asks.
    static let count = 6

    let entranceFee: Int
    let landmarkID: Landmark.ID

    /// The price of one ticket at a seller, 0 to 15 percent below the price at the gate.
    func price(atSeller seller: Int) -> Int {
        let percent = (landmarkID &* 37 &+ seller &* 53) % 16
        return max(1, entranceFee - entranceFee * percent / 100)
    }

    /// The best price of one ticket.
    var best: Int {
        (0..<Self.count).reduce(entranceFee) { min($0, price(atSeller: $1)) }
    }
}
