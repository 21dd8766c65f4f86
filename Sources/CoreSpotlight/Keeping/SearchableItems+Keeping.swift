import Foundation
import Synchronization

extension SearchableItems {
    // MARK: - Reading

    /// Keeps the items from now on, and has those that were kept before: they are read when something needs them.
    package func keep(_ keeping: ItemKeeping) {
        state.withLock { state in
            state.keeping = keeping
            state.reading = .awaited
        }
    }

    /// There is no store, or its items are read.
    package var isRead: Bool { state.withLock { $0.reading == .done } }

    /// The items of the store are being read: those that come later aren't found yet.
    package var isReading: Bool { state.withLock { $0.reading == .begun } }

    /// Reads the items of the store, and returns when that is done, with success or not.
    package func read() async {
        let isDone = state.withLock { state in
            if state.reading == .awaited { state.reading = .begun }
            return state.reading == .done
        }
        // What can't be read is reported.
        if !isDone { _ = try? await perform { [self] () throws(CSIndexError) in try readNow() } }
    }

    /// Reads the items of the store, unless that is done; on the thread of changes, which may wait.
    func readNow() throws(CSIndexError) {
        let keeping = state.withLock { state -> ItemKeeping? in
            if state.reading == .done { return nil }
            state.reading = .begun
            return state.keeping
        }
        guard let keeping else { return }
        do {
            let facts = try keeping.store.facts()
            state.withLock { $0.facts = facts }
            var last = Int64.min
            var lost: [Int64] = []
            var (unreadable, types) = (0, [String: Int]())
            while true {
                let records = try keeping.store.records(after: last, atMost: ItemKeeping.page)
                guard let end = records.last else { break }
                last = end.number
                var read: [(ItemPlace, Entry)] = []
                for record in records {
                    do throws(IndexedItem.RecordFault) {
                        let item = try IndexedItem(
                            record.content, identifier: record.place.item, things: keeping.things)
                        read.append(
                            (
                                record.place,
                                Entry(number: record.number, revision: record.revision, item: item)
                            ))
                    } catch {
                        lost.append(record.number)
                        switch error {
                        case .unreadable: unreadable += 1
                        case .unknownType(let name): types[name, default: 0] += 1
                        }
                    }
                }
                lost += state.withLock { state in
                    read.compactMap { state.take($1, at: $0) }
                }
            }
            if !lost.isEmpty {
                var change = ItemRecordChange()
                change.removed = lost
                _ = try keeping.store.apply(change)
            }
            if unreadable > 0 || !types.isEmpty {
                keeping.report(.removed(unreadable: unreadable, types: types))
            }
            state.withLock { ($0.reading, $0.failure) = (.done, nil) }
        } catch {
            let text = "\(error)"
            // The next search or change tries again; the log hears of the same reason once.
            let isNews = state.withLock { state in
                state.reading = .awaited
                defer { state.failure = text }
                return state.failure != text
            }
            if isNews { keeping.report(.failed(text)) }
            throw CSIndexError(reason: .unavailable(text))
        }
    }

    // MARK: - Writing

    /// Writes a change to the store, if there is one, and returns the revision of the first added item.
    func write(
        _ plan: PlannedChange, _ clientState: (index: String, state: Data)?, atLeast next: Int64
    ) throws(CSIndexError) -> Int64 {
        if plan.isEmpty, clientState == nil { return next }
        return try write(atLeast: next) { change in
            change.removed = plan.removedNumbers
            change.added = try plan.added.map {
                .init(place: $0.place, number: $0.number, content: try $0.item.record())
            }
            change.clientState = clientState
        }
    }

    private func write(
        atLeast next: Int64, _ fill: (inout ItemRecordChange) throws -> Void
    ) throws(CSIndexError) -> Int64 {
        guard let keeping = state.withLock({ $0.keeping }) else { return next }
        do {
            var change = ItemRecordChange()
            // A store that was begun anew, or put back from a copy, must not give former numbers to other content,
            // so they begin with the time, in millionths of a second.
            change.minimum = max(next, Int64(Date().timeIntervalSince1970 * 1_000_000))
            try fill(&change)
            return try keeping.store.apply(change)
        } catch {
            throw CSIndexError(reason: .unavailable("\(error)"))
        }
    }

    // MARK: - Filling

    /// Returns whether the query of a type has put all entities into the index; of several programs, the one that
    /// runs.
    ///
    /// Without a store, whether the index has one of them.
    package func isFilled(_ kind: ObjectIdentifier, named type: String) -> Bool {
        state.withLock { state in
            guard let keeping = state.keeping else { return state.kinds[kind] != nil }
            return state.facts.fillings[type] == keeping.program()
        }
    }

    /// Fills the index with all entities of a type, and notes that for the next process; the items that `fill` doesn't
    /// index again are removed, unless it indexes none.
    package func renew(
        _ kind: ObjectIdentifier, named type: String, _ fill: () async throws -> Void
    ) async throws {
        let before = state.withLock { state -> (count: Int, next: Int64)? in
            guard state.keeping != nil else { return nil }
            let present = state.items.filter { $0.value.item.entity?.kind == kind }
            state.unrenewed[kind] = Set(present.keys)
            return (present.count, state.next)
        }
        defer { state.withLock { _ = $0.unrenewed.removeValue(forKey: kind) } }
        try await fill()
        guard let before else { return }
        try await perform { [self] () throws(CSIndexError) in
            let plan = state.withLock { state in
                let rest = state.unrenewed[kind] ?? []
                let isFilled =
                    rest.count < before.count
                    || state.items.values.contains {
                        $0.revision >= before.next && $0.item.entity?.kind == kind
                    }
                return PlannedChange(removing: isFilled ? rest : [], of: state.items)
            }
            try carryOut(plan)
            let (keeping, next) = state.withLock { ($0.keeping, $0.next) }
            guard let program = keeping?.program() else { return }
            _ = try write(atLeast: next) { $0.filled = (type, program) }
            state.withLock { $0.facts.fillings[type] = program }
        }
    }
}
