import AppIntents
import Synchronization

/// A soup of the page's restaurant.
struct Soup: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static let defaultQuery = SoupQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    /// Takes the order down.
    func order(quantity: Int) {
        OrderPad.orders.withLock { $0.append("\(quantity) × \(id)") }
    }

    static let menu = [Soup(id: "Borscht"), Soup(id: "Miso"), Soup(id: "Phở")]
}

/// Finds soups on the menu.
struct SoupQuery: EnumerableEntityQuery {
    func entities(for identifiers: [Soup.ID]) async throws -> [Soup] {
        Soup.menu.filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [Soup] { Soup.menu }
}

/// What was ordered, oldest first.
enum OrderPad {
    static let orders = Mutex<[String]>([])
}
