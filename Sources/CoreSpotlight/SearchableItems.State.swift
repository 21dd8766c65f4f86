import Synchronization

extension SearchableItems.State {
    /// Makes a planned change, whose first new item has a revision; it may belong to the filling of a type.
    mutating func carryOut(
        _ plan: PlannedChange, first: Int64, for filling: SearchableItems.Filling?
    ) {
        for place in plan.removed { set(nil, at: place) }
        for (revision, added) in zip(first..., plan.added) {
            set(
                .init(
                    number: added.number ?? revision, revision: revision, item: added.item),
                at: added.place)
        }
        next = max(next, first + Int64(plan.added.count))
        guard !unrenewed.isEmpty else { return }
        for place in plan.added.map(\.place) + plan.unchanged {
            guard let kind = items[place]?.item.entity?.kind else { continue }
            unrenewed[kind]?.remove(place)
            if kind == filling?.kind { filling?.hasIndexed.store(true, ordering: .relaxed) }
        }
    }

    /// Puts an item that a store has to its place.
    mutating func take(_ entry: SearchableItems.Entry, at place: ItemPlace) {
        set(entry, at: place)
        next = max(next, entry.revision + 1)
    }

    /// Removes the items of other places than those that were found, and knows that the store is as read now.
    mutating func endReading(
        _ found: FoundRecords, _ facts: ItemStoreFacts, _ stamp: ItemStoreStamp
    ) {
        for place in items.keys.filter({ found.present[$0] == nil }) { set(nil, at: place) }
        left = found.left.merging(found.lost) { $1 }
        // Later contents have greater revisions than these as well.
        next = max(next, (left.values.max() ?? 0) + 1)
        self.facts = facts
        self.stamp = stamp
    }

    /// Begins the reading, and returns `true`, if items are awaited, and that didn't fail a moment ago.
    mutating func beginReading() -> Bool {
        guard reading == .awaited, let keeping else { return false }
        if let failure, failure.time.duration(to: .now) < keeping.pause { return false }
        reading = .begun
        return true
    }

    private mutating func set(_ entry: SearchableItems.Entry?, at place: ItemPlace) {
        let known = items.removeValue(forKey: place)
        if let known { count(known.item, -1) }
        if let entry {
            items[place] = entry
            count(entry.item, 1)
        }
        log.note([known, entry], at: place, keeping: items.count)
    }

    /// The items of entities, in no order.
    var entities: [SearchableItems.Entry] { items.values.filter { $0.item.entity != nil } }

    /// Adds an item to what is known of all items, or takes it away.
    private mutating func count(_ item: IndexedItem, _ change: Int) {
        size += change * item.size
        if item.expirationDate != nil { dated += change }
        guard let kind = item.entity?.kind else { return }
        let number = (kinds[kind] ?? 0) + change
        kinds[kind] = number > 0 ? number : nil
    }
}
