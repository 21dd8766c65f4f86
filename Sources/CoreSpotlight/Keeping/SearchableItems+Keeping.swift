import Foundation
import Synchronization

extension SearchableItems {
    /// Writes all items to a store that was begun anew, if it still has a stamp.
    func putBack(to keeping: ItemKeeping, _ stamp: ItemStoreStamp) throws {
        let (items, facts, next) = state.withLock { ($0.items, $0.facts, $0.next) }
        let sorted = items.sorted { $0.value.number < $1.value.number }
        var change = ItemRecordChange()
        change.minimum = Self.minimum(next)
        change.facts = facts
        change.added = try sorted.map { place, entry in
            .init(place: place, number: entry.number, content: try entry.item.record())
        }
        guard let first = try keeping.store.apply(change, to: stamp) else { return }
        state.withLock { state in
            for (revision, (place, entry)) in zip(first..., sorted) {
                state.take(
                    Entry(number: entry.number, revision: revision, item: entry.item), at: place)
            }
            state.stamp = stamp
        }
        keeping.report(.putBack(sorted.count))
    }

    /// Writes a change to the store, if there is one, and returns the revision of the first added item; `nil` if
    /// another process has changed the store.
    func write(
        _ plan: PlannedChange, _ facts: ItemStoreFacts, atLeast next: Int64
    ) throws(CSIndexError) -> Int64? {
        let (keeping, stamp) = state.withLock { ($0.keeping, $0.stamp) }
        guard let keeping, !(plan.isEmpty && facts.isEmpty) else { return next }
        guard let stamp else { return nil }
        do {
            var change = ItemRecordChange()
            change.minimum = Self.minimum(next)
            change.removed = plan.removedNumbers
            change.added = try plan.added.map {
                .init(place: $0.place, number: $0.number, content: try $0.item.record())
            }
            change.facts = facts
            return try keeping.store.apply(change, to: stamp)
        } catch {
            throw CSIndexError(reason: .unavailable("\(error)"))
        }
    }

    /// The least number of a new item.
    ///
    /// A store that was begun anew, or put back from a copy, must not give former numbers to other content, so they
    /// begin with the time, in millionths of a second.
    private static func minimum(_ next: Int64) -> Int64 {
        max(next, Int64(Date().timeIntervalSince1970 * 1_000_000))
    }
}
