import AppIntents
import Foundation

/// The lookup of items.
public struct PantryItemQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency var inventory: Inventory

    public init() {}

    public func entities(for identifiers: [PantryItem.ID]) async throws -> [PantryItem] {
        try await inventory.items().filter { identifiers.contains($0.id) }
    }

    public func entities(matching string: String) async throws -> [PantryItem] {
        try await inventory.items().filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    public func allEntities() async throws -> [PantryItem] {
        try await inventory.items()
    }

    public func suggestedEntities() async throws -> [PantryItem] {
        try await inventory.items()
    }
}
