import AppIntents
import Foundation

/// Something to eat, as intents and their surfaces see it.
///
/// The entity is a value of its own. A store fills it, from a model of SwiftData on Apple's
/// platforms, and from a file elsewhere, so that no intent knows the store.
public struct PantryItem: AppEntity, Codable, Hashable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Item" }
    public static let defaultQuery = PantryItemQuery()

    public let id: UUID
    public let name: String
    public let shelf: Shelf
    public var count: Int

    public init(id: UUID = UUID(), name: String, shelf: Shelf, count: Int) {
        self.id = id
        self.name = name
        self.shelf = shelf
        self.count = count
    }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(shelf.title)")
    }
}
