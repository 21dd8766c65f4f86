import Synchronization

extension SearchableItems {
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

    /// The nodes of the app share the store of the items.
    package var isShared: Bool { state.withLock { $0.keeping?.store.isShared ?? false } }

    /// Reads what other processes have changed in the store, after calling a closure; not if nothing has needed the
    /// items yet, which will read them then.
    package func readChanges(
        beginning: @escaping @Sendable () -> Void = {}
    ) async throws(CSIndexError) {
        try await perform { [self] () throws(CSIndexError) in
            beginning()
            if state.withLock({ $0.reading != .awaited }) { try readNow() }
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
        // What comes into the store later has greater revisions than what is known.
        let last = state.withLock { $0.stamp == nil ? nil : $0.next - 1 }
        do {
            while true {
                let stamp = try keeping.store.stamp()
                let known = state.withLock { $0.stamp }
                if stamp == known { break }
                if let known, known.beginning != stamp.beginning {
                    try putBack(to: keeping, stamp)
                } else {
                    try read(keeping, stamp, newerThan: last)
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

    /// Reads the items of the store that have another revision here, if it has the same stamp at the end: those with a
    /// greater revision than one, if all others are known.
    private func read(
        _ keeping: ItemKeeping, _ stamp: ItemStoreStamp, newerThan revision: Int64?
    ) throws {
        let facts = try keeping.store.facts()
        var found = FoundRecords()
        let revisions = revision == nil ? nil : try keeping.store.revisions()
        if let revisions { state.withLock { found.begin($0, revisions) } }
        var last = Int64.min
        while true {
            let records = try keeping.store.records(
                after: last, newerThan: revision ?? .min, atMost: ItemKeeping.page)
            guard let end = records.last else { break }
            last = end.number
            let known = state.withLock { state in records.map { state.items[$0.place]?.version } }
            var new: [(ItemPlace, Entry)] = []
            for (record, known) in zip(records, known) {
                if let item = found.add(record, unless: known, things: keeping.things) {
                    let entry = Entry(
                        number: record.number, revision: record.revision, item: item)
                    new.append((record.place, entry))
                }
            }
            state.withLock { state in
                for (place, entry) in new { state.take(entry, at: place) }
            }
        }
        guard try keeping.store.stamp() == stamp else { return }
        // A store that was put back from a copy may have former revisions.
        if let revisions, revisions.count != found.count {
            return try read(keeping, stamp, newerThan: nil)
        }
        // Another node that runs may be of a later program, which has these types: only a start is to remove them.
        let isStart = state.withLock { $0.stamp == nil }
        if found.lost.isEmpty || keeping.store.isShared && !isStart {
            return state.withLock { $0.endReading(found, facts, stamp) }
        }
        try remove(found, facts, keeping, stamp)
    }

    /// Removes the records that are no items here, after what was read counts.
    private func remove(
        _ found: FoundRecords, _ known: ItemStoreFacts, _ keeping: ItemKeeping,
        _ stamp: ItemStoreStamp
    ) throws {
        var facts = known
        // A program that can make them again is to do so: this one, or one that has the types.
        let unfilled =
            found.unreadable > 0 ? Set(facts.fillings.keys) : Set(found.unknownTypes.keys)
        for type in unfilled { facts.fillings[type] = nil }
        state.withLock { $0.endReading(found, facts, stamp) }
        var change = ItemRecordChange()
        (change.removed, change.unfilled) = (Array(found.lost.keys), unfilled)
        do {
            // If another process was faster, they are read, and removed, once more.
            guard try keeping.store.apply(change, to: stamp) != nil else { return }
        } catch {
            return keeping.report(.notRemoved("\(error)"))
        }
        state.withLock { $0.left = found.left }
        if found.unreadable > 0 || !found.unknownTypes.isEmpty {
            keeping.report(
                .removed(unreadable: found.unreadable, types: found.unknownTypes))
        }
    }
}
