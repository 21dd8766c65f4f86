import Foundation

/// Items in a file of JSON, or in memory only.
public actor FileItemStore: ItemStore {
    private let file: URL?
    private var kept: [PantryItem]?

    public init(file: URL?) {
        self.file = file
    }

    public func items() throws -> [PantryItem] {
        try load().sorted { $0.name < $1.name }
    }

    public func add(_ item: PantryItem) throws {
        try save(load() + [item])
    }

    public func useOne(of id: PantryItem.ID) throws -> PantryItem? {
        var items = try load()
        guard let index = items.firstIndex(where: { $0.id == id }) else { return nil }
        items[index].count -= 1
        let left = items[index]
        if left.count == 0 { items.remove(at: index) }
        try save(items)
        return left
    }

    private func load() throws -> [PantryItem] {
        if let kept { return kept }
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return [] }
        let items = try JSONDecoder().decode([PantryItem].self, from: Data(contentsOf: file))
        kept = items
        return items
    }

    private func save(_ items: [PantryItem]) throws {
        if let file {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(items).write(to: file, options: .atomic)
        }
        kept = items
    }
}
