extension SearchableItems.State {
    /// Makes a planned change, whose first new item has a revision.
    mutating func carryOut(_ plan: PlannedChange, first: Int64) {
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
        }
    }

    /// Puts an item that a store had kept to its place, unless a newer one is there; returns the number of the one
    /// that isn't needed any more, if there is one.
    mutating func take(_ entry: SearchableItems.Entry, at place: ItemPlace) -> Int64? {
        let known = items[place]
        if let known, known.revision >= entry.revision {
            return known.number == entry.number ? nil : entry.number
        }
        set(entry, at: place)
        next = max(next, entry.revision + 1)
        return known?.number
    }

    private mutating func set(_ entry: SearchableItems.Entry?, at place: ItemPlace) {
        if let known = items.removeValue(forKey: place) { count(known.item, -1) }
        if let entry {
            items[place] = entry
            count(entry.item, 1)
        }
        version += 1
    }

    /// Adds an item to what is known of all items, or takes it away.
    private mutating func count(_ item: IndexedItem, _ change: Int) {
        size += change * item.size
        if item.expirationDate != nil { dated += change }
        guard let kind = item.entity?.kind else { return }
        let number = (kinds[kind] ?? 0) + change
        kinds[kind] = number > 0 ? number : nil
    }
}
