import CoreSpotlight
import Foundation

/// The items of entities by their numbers, with what a search asks of each that has its words.
struct IndexedEntityItems: Sendable {
    /// The facts that a search asks of an item.
    ///
    /// It has no references: a search may ask it of thousands of items, and counting those who hold each of them
    /// would take longer than the rest.
    struct Facts: Sendable {
        let kind: ObjectIdentifier
        let isHidden: Bool
        let expirationDate: Date?

        func hasExpired(at date: Date) -> Bool { expirationDate.map { $0 <= date } ?? false }
    }

    private var items: [Int64: IndexedItem] = [:]
    private var facts: [Int64: Facts] = [:]

    subscript(number: Int64) -> IndexedItem? { items[number] }

    /// Adds items, or replaces them.
    mutating func add(_ entries: some Sequence<SearchableItems.Entry>) {
        for entry in entries {
            guard let entity = entry.item.entity else { continue }
            items[entry.number] = entry.item
            facts[entry.number] = Facts(
                kind: entity.kind, isHidden: entity.isHidden,
                expirationDate: entry.item.expirationDate)
        }
    }

    mutating func remove(_ numbers: some Sequence<Int64>) {
        for number in numbers {
            items[number] = nil
            facts[number] = nil
        }
    }

    /// Returns whether there is an unexpired item of a number, and it fulfills a condition.
    func lists(_ number: Int64, at date: Date, where isWanted: (Facts) -> Bool) -> Bool {
        guard let facts = facts[number] else { return false }
        return !facts.hasExpired(at: date) && isWanted(facts)
    }
}
