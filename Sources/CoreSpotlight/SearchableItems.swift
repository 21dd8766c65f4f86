import Dispatch
package import Foundation
import Synchronization

/// The items of all indexes of the process, which a store may keep for the next one.
///
/// Changes are made one after the other, on a thread that may wait for the store; readers wait for nothing.
package final class SearchableItems: Sendable {
    package static let shared = SearchableItems()

    /// An item among the others.
    package struct Entry: Sendable {
        /// The position in the order in which items were indexed first; an item keeps it while it is replaced.
        package let number: Int64
        /// A number that no other content of any item has or had, also in the processes before.
        package let revision: Int64
        package let item: IndexedItem
    }

    struct State {
        var items: [ItemPlace: Entry] = [:]
        var facts = ItemStoreFacts()
        var size = 0
        /// The number of items of entities of each type.
        var kinds: [ObjectIdentifier: Int] = [:]
        /// The items of types that are being renewed, but for those that were indexed meanwhile.
        var unrenewed: [ObjectIdentifier: Set<ItemPlace>] = [:]
        /// The number of items with an expiration date.
        var dated = 0
        var next: Int64 = 0
        var log = EntityChangeLog()
        var keeping: ItemKeeping?
        var reading = ItemKeeping.Reading.done
        /// The store had it when its items were those of this process.
        var stamp: ItemStoreStamp?
        /// The revisions of what the store has and is no item here, by the numbers.
        var left: [Int64: Int64] = [:]
        /// The last reason why items could not be read.
        var failure: (text: String, time: ContinuousClock.Instant)?
    }

    enum Change: Sendable {
        case add([IndexedItem])
        case remove(@Sendable (IndexedItem) -> Bool)

        fileprivate var observed: ObservedChange {
            switch self {
            case .add(let items): .added(items.map(\.identifier))
            case .remove: .removed
            }
        }
    }

    private let maximumItems: Int
    private let maximumBytes: Int
    let state = Mutex(State())
    private let observers = Mutex<[@Sendable () -> Void]>([])
    /// The thread of all changes, in the order of the app's calls.
    private let changing = DispatchQueue(label: "index")

    init(maximumItems: Int = 100_000, maximumBytes: Int = 128 << 20) {
        self.maximumItems = maximumItems
        self.maximumBytes = maximumBytes
    }

    /// The observer of the changes that the present task makes, for tests.
    @TaskLocal package static var observer: (@Sendable (ObservedChange) -> Void)?

    @TaskLocal static var filling: Filling?

    /// A change of an index, as an observer sees it.
    package enum ObservedChange: Sendable {
        /// Items were added or replaced, by their identifiers.
        case added([String])
        /// Items were removed.
        case removed
    }

    // MARK: - Changing

    /// Begins to apply changes, all or none, after those that began before, and calls a closure when they count.
    func begin(
        _ changes: [Change], to index: String, clientState: Data? = nil,
        then done: @escaping @Sendable (Result<Void, CSIndexError>) -> Void
    ) {
        if let observer = Self.observer {
            for change in changes { observer(change.observed) }
        }
        let filling = Self.filling
        let facts = ItemStoreFacts(clientStates: clientState.map { [index: $0] } ?? [:])
        begin(
            { [self] () throws(CSIndexError) in
                try change(facts, for: filling) {
                    PlannedChange(changes, in: index, of: $0.items)
                }
                for observer in observers.withLock({ $0 }) { observer() }
            }, then: done)
    }

    /// Applies changes, all or none, and returns when they count.
    func apply(
        _ changes: [Change], to index: String, clientState: Data? = nil
    ) async throws(CSIndexError) {
        try await withCheckedContinuation { continuation in
            begin(changes, to: index, clientState: clientState) {
                continuation.resume(returning: $0)
            }
        }.get()
    }

    /// Performs work on the thread of changes.
    func perform<Success: Sendable>(
        _ work: @escaping @Sendable () throws(CSIndexError) -> Success
    ) async throws(CSIndexError) -> Success {
        try await withCheckedContinuation { continuation in
            begin(work) { continuation.resume(returning: $0) }
        }.get()
    }

    func begin<Success: Sendable>(
        _ work: @escaping @Sendable () throws(CSIndexError) -> Success,
        then done: @escaping @Sendable (Result<Success, CSIndexError>) -> Void
    ) {
        changing.async {
            do throws(CSIndexError) {
                done(.success(try work()))
            } catch {
                done(.failure(error))
            }
        }
    }

    /// Makes a change that is planned of the items as the store has them; on the thread of changes.
    func change(
        _ facts: ItemStoreFacts = ItemStoreFacts(), for filling: Filling? = nil,
        _ plan: @Sendable (State) -> PlannedChange
    ) throws(CSIndexError) {
        repeat {
            try readNow()
        } while try !carryOut(state.withLock { plan($0) }, facts, for: filling)
    }

    /// Writes a planned change down, and then makes it; returns `false` if another process was faster.
    private func carryOut(
        _ plan: PlannedChange, _ facts: ItemStoreFacts, for filling: Filling?
    ) throws(CSIndexError) -> Bool {
        let next = try state.withLock { state throws(CSIndexError) in
            let items = state.items.count + plan.growth
            if plan.growth > 0, items > maximumItems {
                throw CSIndexError(reason: .tooManyItems(maximumItems))
            }
            if plan.sizeGrowth > 0, state.size + plan.sizeGrowth > maximumBytes {
                throw CSIndexError(reason: .tooManyBytes(maximumBytes))
            }
            return state.next
        }
        guard let first = try write(plan, facts, atLeast: next) else { return false }
        state.withLock { state in
            state.carryOut(plan, first: first, for: filling)
            state.facts.merge(facts)
        }
        return true
    }

    /// Adds an observer of every change that the app makes.
    package func observe(_ observer: @escaping @Sendable () -> Void) {
        observers.withLock { $0.append(observer) }
    }

    /// Returns when the changes count that the app has begun, and nothing is being read any more.
    package func settled() async {
        await withCheckedContinuation { continuation in changing.async { continuation.resume() } }
    }

    // MARK: - Looking

    /// Returns the last client state of an index; empty if there is none.
    func clientState(of index: String) async throws(CSIndexError) -> Data {
        try await perform { [self] () throws(CSIndexError) in
            if !isRead { try readNow() }
            return state.withLock { $0.facts.clientStates[index] } ?? Data()
        }
    }

    /// Returns the items of entities, in no order, and the version that grows with each change; no items if that is
    /// the given one.
    package func entityItems(unless known: Int) -> (version: Int, items: [Entry]?) {
        state.withLock { state in
            if state.log.version == known { return (known, nil) }
            return (state.log.version, state.entities)
        }
    }

    /// Returns what has changed of the items of entities since a version; `nil` if that is nothing.
    package func entityChanges(since known: Int) -> EntityChanges? {
        state.withLock { state in
            let version = state.log.version
            if version == known { return nil }
            if let places = state.log.places(since: known) {
                let items = places.map { number, place in
                    let entry = state.items[place]
                    return (
                        number,
                        entry?.number == number && entry?.item.entity != nil ? entry : nil
                    )
                }
                return EntityChanges(
                    version: version, isWhole: false,
                    items: Dictionary(uniqueKeysWithValues: items))
            }
            return EntityChanges(
                version: version, isWhole: true,
                items: Dictionary(uniqueKeysWithValues: state.entities.map { ($0.number, $0) }))
        }
    }

    /// The number of items of entities.
    package var entityCount: Int { state.withLock { $0.kinds.values.reduce(0, +) } }

    /// Returns the items of entities of some types in the order in which they were indexed.
    package func items(of kinds: Set<ObjectIdentifier>) -> [IndexedItem] {
        state.withLock { state in
            state.items.values.filter { $0.item.entity.map { kinds.contains($0.kind) } ?? false }
        }.sorted { $0.number < $1.number }.map(\.item)
    }

    /// Returns whether there is an item of an entity of a type.
    package func hasItem(of kind: ObjectIdentifier) -> Bool {
        state.withLock { $0.kinds[kind] != nil }
    }

    // MARK: - Expiring

    /// Returns whether an item of an entity of some types has expired.
    package func hasExpired(_ kinds: Set<ObjectIdentifier>, at date: Date = Date()) -> Bool {
        state.withLock { state in
            state.dated > 0
                && state.items.values.contains { $0.item.isExpired(kinds, at: date) }
        }
    }

    /// Returns the expired items of entities of some types, in the order in which they were indexed.
    package func expired(_ kinds: Set<ObjectIdentifier>, at date: Date = Date()) -> [Entry] {
        state.withLock { state in
            state.dated == 0
                ? [] : state.items.values.filter { $0.item.isExpired(kinds, at: date) }
        }.sorted { $0.number < $1.number }
    }

    /// Removes expired items, but for those whose content was replaced since they were found.
    package func remove(expired: [Entry]) async throws(CSIndexError) {
        if expired.isEmpty { return }
        let revisions = Set(expired.map(\.revision))
        try await perform { [self] () throws(CSIndexError) in
            try change { state in
                PlannedChange(
                    removing: state.items.filter { revisions.contains($0.value.revision) }.keys,
                    of: state.items)
            }
        }
    }
}

extension IndexedItem {
    fileprivate func isExpired(_ kinds: Set<ObjectIdentifier>, at date: Date) -> Bool {
        guard let entity, let expirationDate else { return false }
        return expirationDate <= date && kinds.contains(entity.kind)
    }
}
