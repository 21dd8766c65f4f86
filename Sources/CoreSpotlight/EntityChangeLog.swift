/// The changes of the items of entities since a version.
package struct EntityChanges: Sendable {
    /// The version with the changes.
    package let version: Int
    /// The items are all there are: others are gone.
    package let isWhole: Bool
    /// The changed items by their numbers, `nil` for those that are gone.
    package let items: [Int64: SearchableItems.Entry?]
}

/// The places of the last changes of items of entities, so that who knows the items before needn't compare all of them.
///
/// It has the places and not the items, which may be gone.
struct EntityChangeLog: Sendable {
    /// The fewest changes that are kept, if there were as many.
    private static let fewest = 10_000

    private var changes: [(number: Int64, place: ItemPlace)] = []
    /// A number that grows with each change.
    private(set) var version = 0

    /// Notes that the items at a place were replaced, added or removed; more changes than `limit` and a few thousand
    /// aren't kept.
    mutating func note(
        _ entries: [SearchableItems.Entry?], at place: ItemPlace, keeping limit: Int
    ) {
        let entities = entries.compactMap(\.self).filter { $0.item.entity != nil }
        for number in Set(entities.map(\.number)) {
            changes.append((number, place))
            version += 1
        }
        if changes.count > max(limit, Self.fewest) { changes.removeFirst(changes.count / 2) }
    }

    /// Returns the places of the items that have changed since a version, by their numbers; `nil` if they aren't kept
    /// any more.
    func places(since known: Int) -> [Int64: ItemPlace]? {
        let count = version - known
        guard known >= 0, count >= 0, count <= changes.count else { return nil }
        return Dictionary(changes.suffix(count).map { ($0.number, $0.place) }) { $1 }
    }
}
