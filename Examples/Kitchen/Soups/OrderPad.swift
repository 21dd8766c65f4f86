import Synchronization

/// The orders since the app started.
///
/// A soup orders itself synchronously, as the documents' code calls it, so a lock guards the pad.
final class OrderPad: Sendable {
    static let shared = OrderPad()

    private let bowls = Mutex<[Soup.ID: Int]>([:])

    /// Adds bowls of a soup to the order.
    func add(_ quantity: Int, of soup: Soup.ID) {
        bowls.withLock { $0[soup, default: 0] += quantity }
    }

    /// Returns the number of ordered bowls of a soup.
    func quantity(of soup: Soup.ID) -> Int {
        bowls.withLock { $0[soup, default: 0] }
    }
}
