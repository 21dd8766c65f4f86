/// The name of one function in a `DeadlineQueue`.
package struct Deadline: Sendable, Hashable {
    fileprivate let slot: Int
    /// The number of deadlines scheduled before it, which orders equal times and distinguishes a
    /// deadline from the next one in its slot.
    fileprivate let number: Int
}

/// A binary heap of functions by the times at which they are due.
///
/// Entries are in slots, and the heap is a list of slots, so that an entry is found and removed in
/// logarithmic time, and an insertion allocates nothing if there is room.
struct DeadlineHeap {
    private struct Entry {
        var number: Int
        var due: Duration
        var action: @Sendable () -> Void
        /// The position of the slot in `order`.
        var position: Int

        func isBefore(_ other: Entry) -> Bool {
            due == other.due ? number < other.number : due < other.due
        }
    }

    private var entries: [Entry?] = []
    private var freeSlots: [Int] = []
    private var order: [Int] = []
    private var count = 0

    /// The time at which the first function is due.
    var earliest: Duration? { order.first.flatMap { entries[$0]?.due } }

    mutating func insert(_ action: @escaping @Sendable () -> Void, due: Duration) -> Deadline {
        count += 1
        let entry = Entry(number: count, due: due, action: action, position: order.count)
        let slot: Int
        if let free = freeSlots.popLast() {
            slot = free
            entries[slot] = entry
        } else {
            slot = entries.count
            entries.append(entry)
        }
        order.append(slot)
        moveUp(from: entry.position)
        return Deadline(slot: slot, number: count)
    }

    /// Removes an entry, if it is still there, and returns its function.
    mutating func remove(_ deadline: Deadline) -> (@Sendable () -> Void)? {
        guard entries.indices.contains(deadline.slot), let entry = entries[deadline.slot],
            entry.number == deadline.number
        else { return nil }
        remove(at: entry.position)
        return entry.action
    }

    /// Removes the entries that are due, and returns their functions in the order in which they
    /// were scheduled.
    mutating func removeAll(until now: Duration) -> [@Sendable () -> Void] {
        var due: [Entry] = []
        while let slot = order.first, let entry = entries[slot], entry.due <= now {
            due.append(entry)
            remove(at: 0)
        }
        return due.sorted { $0.number < $1.number }.map(\.action)
    }

    private mutating func remove(at position: Int) {
        let slot = order[position]
        let last = order.removeLast()
        if last != slot {
            place(last, at: position)
            moveUp(from: position)
            moveDown(from: position)
        }
        entries[slot] = nil
        freeSlots.append(slot)
    }

    private mutating func place(_ slot: Int, at position: Int) {
        order[position] = slot
        entries[slot]?.position = position
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        guard let left = entries[order[left]], let right = entries[order[right]] else {
            return false
        }
        return left.isBefore(right)
    }

    private mutating func exchange(_ left: Int, _ right: Int) {
        let slot = order[left]
        place(order[right], at: left)
        place(slot, at: right)
    }

    private mutating func moveUp(from start: Int) {
        var position = start
        while position > 0 {
            let parent = (position - 1) / 2
            guard isBefore(position, parent) else { return }
            exchange(position, parent)
            position = parent
        }
    }

    private mutating func moveDown(from start: Int) {
        var position = start
        while true {
            var first = position
            for child in [position * 2 + 1, position * 2 + 2]
            where child < order.count && isBefore(child, first) {
                first = child
            }
            if first == position { return }
            exchange(position, first)
            position = first
        }
    }
}
