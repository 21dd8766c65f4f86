import CoreSpotlight
import Synchronization

/// A store that counts what is written, and fails while a test wants it to.
final class WatchedItemStore: IndexedItemStore {
    struct Failure: Error, CustomStringConvertible {
        let description = "The disk of /index is full; make room there."
    }

    private let store: any IndexedItemStore
    private let failing = Mutex(false)
    private let failingToWrite = Mutex(false)
    private let next = Mutex<(@Sendable () throws -> Void)?>(nil)
    private let changes = Mutex<[ItemRecordChange]>([])
    private let found = Mutex<[ItemRecord]>([])

    init(_ store: any IndexedItemStore) { self.store = store }

    func fail(_ fails: Bool) { failing.withLock { $0 = fails } }

    /// Fails writes alone.
    func failWriting(_ fails: Bool) { failingToWrite.withLock { $0 = fails } }

    /// Does something before the next write, as another process may.
    func beforeWriting(_ work: @escaping @Sendable () throws -> Void) {
        next.withLock { $0 = work }
    }

    var written: [ItemRecordChange] { changes.withLock { $0 } }

    /// Takes the records that were read since the last call.
    func takeRead() -> [ItemRecord] {
        found.withLock { found in
            defer { found = [] }
            return found
        }
    }

    var isShared: Bool { store.isShared }

    private func look() throws { if failing.withLock({ $0 }) { throw Failure() } }

    func facts() throws -> ItemStoreFacts {
        try look()
        return try store.facts()
    }

    func records(
        after number: Int64, newerThan revision: Int64, atMost limit: Int
    ) throws -> [ItemRecord] {
        try look()
        let records = try store.records(after: number, newerThan: revision, atMost: limit)
        found.withLock { $0 += records }
        return records
    }

    func revisions() throws -> [Int64: Int64] {
        try look()
        return try store.revisions()
    }

    func stamp() throws -> ItemStoreStamp {
        try look()
        return try store.stamp()
    }

    func apply(_ change: ItemRecordChange, to stamp: ItemStoreStamp) throws -> Int64? {
        try look()
        if failingToWrite.withLock({ $0 }) { throw Failure() }
        try next.withLock { next in
            defer { next = nil }
            return next
        }?()
        let first = try store.apply(change, to: stamp)
        if first != nil { changes.withLock { $0.append(change) } }
        return first
    }
}
