// Recipe: a model of SwiftData as an entity's source. The model stays in the app; the entity is a
// value that is made from it.
#if canImport(SwiftData)
    import Foundation
    import PantryIntents
    import SwiftData

    /// An item as SwiftData keeps it.
    @Model final class StoredItem {
        @Attribute(.unique) var id: UUID
        var name: String
        var shelf: String
        var count: Int

        init(_ item: PantryItem) {
            id = item.id
            name = item.name
            shelf = item.shelf.rawValue
            count = item.count
        }

        var item: PantryItem {
            PantryItem(id: id, name: name, shelf: Shelf(rawValue: shelf) ?? .cupboard, count: count)
        }
    }

    /// Items in a store of SwiftData, which is opened by its first use.
    actor ModelItemStore: ItemStore {
        private var container: ModelContainer?

        func items() throws -> [PantryItem] {
            let order = FetchDescriptor<StoredItem>(sortBy: [SortDescriptor(\.name)])
            return try context().fetch(order).map(\.item)
        }

        func add(_ item: PantryItem) throws {
            let context = try context()
            context.insert(StoredItem(item))
            try context.save()
        }

        func useOne(of id: PantryItem.ID) throws -> PantryItem? {
            let context = try context()
            let wanted = FetchDescriptor<StoredItem>(predicate: #Predicate { $0.id == id })
            guard let stored = try context.fetch(wanted).first else { return nil }
            stored.count -= 1
            let left = stored.item
            if left.count == 0 { context.delete(stored) }
            try context.save()
            return left
        }

        private func context() throws -> ModelContext {
            let container = try container ?? ModelContainer(for: StoredItem.self)
            self.container = container
            return ModelContext(container)
        }
    }
#endif
