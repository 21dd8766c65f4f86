/// The outcome of changes of an index, given the items that are there.
struct PlannedChange: Sendable {
    /// An item to add, or to put in the place of the one with a number.
    struct Addition: Sendable {
        let place: ItemPlace
        let item: IndexedItem
        var number: Int64?
    }

    /// The places of the items to remove, before others are added.
    private(set) var removed: Set<ItemPlace> = []
    /// The numbers of these items.
    private(set) var removedNumbers: [Int64] = []
    /// The items to add or to replace, in the order of the app.
    private(set) var added: [Addition] = []
    /// The places of the indexed items that say the same as before, and so stay as they are.
    private(set) var unchanged: [ItemPlace] = []
    /// The number of items that there will be more.
    private(set) var growth = 0
    /// The memory that items will take in addition.
    private(set) var sizeGrowth = 0

    /// Plans the removal of items.
    init(
        removing places: some Sequence<ItemPlace>, of items: [ItemPlace: SearchableItems.Entry]
    ) {
        removed = Set(places)
        measure(items)
    }

    /// Plans changes of an index.
    init(
        _ changes: [SearchableItems.Change], in index: String,
        of items: [ItemPlace: SearchableItems.Entry]
    ) {
        var additions: [(place: ItemPlace, item: IndexedItem?)] = []
        /// The last additions by their places.
        var positions: [ItemPlace: Int] = [:]
        for change in changes {
            switch change {
            case .add(let new):
                for item in new {
                    let place = ItemPlace(index: index, item: item.identifier)
                    if let position = positions[place] {
                        additions[position].item = item
                    } else if !removed.contains(place), let known = items[place],
                        known.item.isSame(as: item)
                    {
                        unchanged.append(place)
                    } else {
                        positions[place] = additions.count
                        additions.append((place, item))
                    }
                }
            case .remove(let isMeant):
                for (place, position) in positions {
                    guard let item = additions[position].item, isMeant(item) else { continue }
                    additions[position].item = nil
                    positions[place] = nil
                    // What it replaced is gone as well.
                    if items[place] != nil { removed.insert(place) }
                }
                for (place, entry) in items
                where place.index == index && positions[place] == nil && isMeant(entry.item) {
                    removed.insert(place)
                }
            }
        }
        added = additions.compactMap { addition in
            addition.item.map { Addition(place: addition.place, item: $0) }
        }
        measure(items)
    }

    private mutating func measure(_ items: [ItemPlace: SearchableItems.Entry]) {
        for known in removed.lazy.compactMap({ items[$0] }) {
            removedNumbers.append(known.number)
            growth -= 1
            sizeGrowth -= known.item.size
        }
        for (position, addition) in added.enumerated() {
            sizeGrowth += addition.item.size
            if !removed.contains(addition.place), let known = items[addition.place] {
                added[position].number = known.number
                sizeGrowth -= known.item.size
            } else {
                growth += 1
            }
        }
    }

    var isEmpty: Bool { removed.isEmpty && added.isEmpty }
}
