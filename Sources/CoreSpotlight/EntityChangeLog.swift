/// The changes of the items of entities since a version.
package struct EntityChanges: Sendable {
    /// The version with the changes.
    package let version: Int
    /// The items are all there are: others are gone.
    package let isWhole: Bool
    /// The changed items by their numbers, `nil` for those that are gone.
    package let items: [Int64: SearchableItems.Entry?]
}

/// The last changes of the items of entities, so that who knows the items before needn't compare all of them.
struct EntityChangeLog: Sendable {
    /// The fewest changes that are kept, if there were as many.
    private static let fewest = 10_000

    private var changes: [(number: Int64, entry: SearchableItems.Entry?)] = []
    /// A number that grows with each change.
    private(set) var version = 0

    /// Notes that an item was added, replaced or removed; more changes than `limit` and a few thousand aren't kept.
    mutating func note(
        _ known: SearchableItems.Entry?, becameOf entry: SearchableItems.Entry?,
        keeping limit: Int
    ) {
        let entry = entry?.item.entity == nil ? nil : entry
        if let known, known.item.entity != nil, known.number != entry?.number {
            append(known.number, nil)
        }
        if let entry { append(entry.number, entry) }
        if changes.count > max(limit, Self.fewest) { changes.removeFirst(changes.count / 2) }
    }

    private mutating func append(_ number: Int64, _ entry: SearchableItems.Entry?) {
        changes.append((number, entry))
        version += 1
    }

    /// Returns the changes since a version, the last one of each item; `nil` if they aren't kept any more.
    func changes(since known: Int) -> [Int64: SearchableItems.Entry?]? {
        let count = version - known
        guard known >= 0, count >= 0, count <= changes.count else { return nil }
        return Dictionary(changes.suffix(count).map { ($0.number, $0.entry) }) { $1 }
    }
}
