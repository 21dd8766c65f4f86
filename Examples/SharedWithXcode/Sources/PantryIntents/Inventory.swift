/// Where items are kept.
public protocol ItemStore: Sendable {
    /// Returns all items, in the order of their names.
    func items() async throws -> [PantryItem]

    /// Adds an item.
    func add(_ item: PantryItem) async throws

    /// Takes one of an item, and returns what is left; `nil` if there is no such item.
    func useOne(of id: PantryItem.ID) async throws -> PantryItem?
}

/// The items, which intents and queries have as a dependency, whatever keeps them.
public struct Inventory: Sendable {
    private let store: any ItemStore

    public init(_ store: any ItemStore) {
        self.store = store
    }

    /// Returns all items, or those of a shelf.
    func items(on shelf: Shelf? = nil) async throws -> [PantryItem] {
        try await store.items().filter { shelf == nil || $0.shelf == shelf }
    }

    /// Adds an item.
    func add(_ item: PantryItem) async throws {
        try await store.add(item)
    }

    /// Takes one of an item, and returns what is left.
    func useOne(of item: PantryItem) async throws -> PantryItem {
        guard let left = try await store.useOne(of: item.id) else {
            throw PantryError.gone(item.name)
        }
        return left
    }
}
