import Foundation
import Synchronization

extension SearchableItems {
    // MARK: - Reading

    /// Keeps the items from now on, and has those that were kept before: they are read when something needs them.
    package func keep(_ keeping: ItemKeeping) {
        state.withLock { state in
            state.keeping = keeping
            state.reading = .awaited
            (state.stamp, state.failure) = (nil, nil)
        }
    }

    /// There is no store, or its items are read.
    package var isRead: Bool { state.withLock { $0.reading == .done } }

    /// The items of the store are being read: those that come later aren't found yet.
    ///
    /// A search asks since it needs them, so this begins the reading if that wasn't done, or failed some seconds ago.
    package var isReading: Bool {
        let (begins, isReading) = state.withLock { ($0.beginReading(), $0.reading == .begun) }
        // What can't be read is reported.
        if begins { begin({ [self] () throws(CSIndexError) in try readIfBegun() }) { _ in } }
        return isReading
    }

    /// Reads the items of the store, unless that failed some seconds ago, and returns when that is done, with success
    /// or not.
    package func read() async {
        let isAwaited = state.withLock { $0.beginReading() || $0.reading == .begun }
        // What can't be read is reported.
        if isAwaited {
            _ = try? await perform { [self] () throws(CSIndexError) in try readIfBegun() }
        }
    }

    /// Throws the reason why the items of the store could not be read, if they aren't.
    package func requireRead() throws(CSIndexError) {
        let text = state.withLock { $0.reading == .done ? nil : $0.failure?.text }
        if let text { throw CSIndexError(reason: .unavailable(text)) }
    }

    private func readIfBegun() throws(CSIndexError) {
        if state.withLock({ $0.reading == .begun }) { try readNow() }
    }

    /// Reads what the store has and this process doesn't know: all at first, then what other processes have changed; on
    /// the thread of changes, which may wait.
    func readNow() throws(CSIndexError) {
        let keeping = state.withLock { state in
            if state.reading == .awaited { state.reading = .begun }
            return state.keeping
        }
        guard let keeping else { return }
        do {
            while true {
                let stamp = try keeping.store.stamp()
                let known = state.withLock { $0.stamp }
                if stamp == known { break }
                if let known, known.beginning != stamp.beginning {
                    try putBack(to: keeping, stamp)
                } else {
                    try read(keeping, stamp)
                }
            }
            state.withLock { ($0.reading, $0.failure) = (.done, nil) }
        } catch {
            let text = "\(error)"
            // The next change tries again, or a search after a pause; the log hears of the same reason once.
            let isNews = state.withLock { state in
                // What was read before is found nevertheless.
                if state.reading == .done { return false }
                state.reading = .awaited
                defer { state.failure = (text, .now) }
                return state.failure?.text != text
            }
            if isNews { keeping.report(.failed(text)) }
            throw CSIndexError(reason: .unavailable(text))
        }
    }

    /// Reads the items of the store that have another revision here, if it has the same stamp at the end.
    private func read(_ keeping: ItemKeeping, _ stamp: ItemStoreStamp) throws {
        var facts = try keeping.store.facts()
        var present: [ItemPlace: ItemRecord.Version] = [:]
        var last = Int64.min
        var lost: [Int64] = []
        var (unreadable, types) = (0, [String: Int]())
        while true {
            let records = try keeping.store.records(after: last, atMost: ItemKeeping.page)
            guard let end = records.last else { break }
            last = end.number
            let known = state.withLock { state in records.map { state.items[$0.place]?.version } }
            var new: [(ItemPlace, Entry)] = []
            for (record, known) in zip(records, known) {
                let other = present[record.place]
                if let other, other.revision >= record.revision {
                    lost.append(record.number)
                    continue
                }
                do throws(IndexedItem.RecordFault) {
                    if record.version != known {
                        let item = try IndexedItem(
                            record.content, identifier: record.place.item, things: keeping.things)
                        let (number, revision) = (record.number, record.revision)
                        new.append(
                            (record.place, Entry(number: number, revision: revision, item: item)))
                    }
                    present[record.place] = record.version
                    if let other { lost.append(other.number) }
                } catch {
                    lost.append(record.number)
                    switch error {
                    case .unreadable: unreadable += 1
                    case .unknownType(let name): types[name, default: 0] += 1
                    }
                }
            }
            state.withLock { state in
                for (place, entry) in new { state.take(entry, at: place) }
            }
        }
        guard try keeping.store.stamp() == stamp else { return }
        // A program that can make them again is to do so: this one, or one that has the types.
        let unfilled = unreadable > 0 ? Set(facts.fillings.keys) : Set(types.keys)
        for type in unfilled { facts.fillings[type] = nil }
        state.withLock { $0.endReading(Set(present.keys), facts, stamp) }
        if lost.isEmpty { return }
        var change = ItemRecordChange()
        (change.removed, change.unfilled) = (lost, unfilled)
        do {
            // If another process was faster, they are read, and removed, once more.
            guard try keeping.store.apply(change, to: stamp) != nil else { return }
        } catch {
            return keeping.report(.notRemoved("\(error)"))
        }
        if unreadable > 0 || !types.isEmpty {
            keeping.report(.removed(unreadable: unreadable, types: types))
        }
    }

    // MARK: - Writing

    /// Writes all items to a store that was begun anew, if it still has a stamp.
    private func putBack(to keeping: ItemKeeping, _ stamp: ItemStoreStamp) throws {
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

extension SearchableItems.Entry {
    fileprivate var version: ItemRecord.Version { .init(number: number, revision: revision) }
}

extension ItemRecord {
    /// The numbers that tell contents of a place apart.
    fileprivate struct Version: Equatable {
        let number: Int64
        let revision: Int64
    }

    fileprivate var version: Version { Version(number: number, revision: revision) }
}
