package import Foundation
import Synchronization

/// The items of all indexes of the process.
package final class SearchableItems: Sendable {
    package static let shared = SearchableItems()

    fileprivate struct Place: Hashable {
        let index: String
        let item: String
    }

    fileprivate struct State {
        var items: [Place: (order: Int, item: IndexedItem)] = [:]
        var clientStates: [String: Data] = [:]
        var size = 0
        /// The number of items of entities of each type.
        var kinds: [ObjectIdentifier: Int] = [:]
        /// The number of items with an expiration date.
        var dated = 0
        var next = 0
        /// A number that grows with each change of the items.
        var version = 0
    }

    enum Change: Sendable {
        case add([IndexedItem])
        case remove(@Sendable (IndexedItem) -> Bool)

        fileprivate var added: [IndexedItem] {
            if case .add(let items) = self { items } else { [] }
        }

        fileprivate var observed: ObservedChange {
            switch self {
            case .add(let items): .added(items.map(\.identifier))
            case .remove: .removed
            }
        }
    }

    private let maximumItems: Int
    private let maximumBytes: Int
    private let state = Mutex(State())
    private let observers = Mutex<[@Sendable () -> Void]>([])

    init(maximumItems: Int = 100_000, maximumBytes: Int = 128 << 20) {
        self.maximumItems = maximumItems
        self.maximumBytes = maximumBytes
    }

    /// The observer of the changes that the present task makes, for tests.
    @TaskLocal package static var observer: (@Sendable (ObservedChange) -> Void)?

    /// A change of an index, as an observer sees it.
    package enum ObservedChange: Sendable {
        /// Items were added or replaced, by their identifiers.
        case added([String])
        /// Items were removed.
        case removed
    }

    /// Applies changes, all or none.
    func apply(_ changes: [Change], to index: String) throws(CSIndexError) {
        if let observer = Self.observer {
            for change in changes { observer(change.observed) }
        }
        try state.withLock { state throws(CSIndexError) in
            // If the changes certainly fit, they are applied in place.
            let added = changes.flatMap(\.added)
            let size = added.reduce(state.size) { $0 + $1.size }
            if state.items.count + added.count <= maximumItems, size <= maximumBytes {
                return state.carryOut(changes, in: index)
            }
            var changed = state
            changed.carryOut(changes, in: index)
            guard changed.items.count <= maximumItems else {
                throw CSIndexError(reason: .tooManyItems(maximumItems))
            }
            guard changed.size <= maximumBytes else {
                throw CSIndexError(reason: .tooManyBytes(maximumBytes))
            }
            state = changed
        }
        for observer in observers.withLock({ $0 }) { observer() }
    }

    /// Adds an observer of every change that the app makes.
    package func observe(_ observer: @escaping @Sendable () -> Void) {
        observers.withLock { $0.append(observer) }
    }

    /// Stores the app's client state of an index at the end of a batch.
    func keep(_ clientState: Data, of index: String) {
        state.withLock { $0.clientStates[index] = clientState }
    }

    /// Returns the last client state of an index; empty if there is none.
    func clientState(of index: String) -> Data {
        state.withLock { $0.clientStates[index] } ?? Data()
    }

    /// Returns the items of entities, in no order, each with its place in the order in which they were
    /// indexed, and the version that grows with each change; no items if that is the given one.
    package func entityItems(
        unless known: Int
    ) -> (version: Int, items: [(order: Int, item: IndexedItem)]?) {
        state.withLock { state in
            if state.version == known { return (known, nil) }
            return (state.version, state.items.values.filter { $0.item.entity != nil })
        }
    }

    /// Returns the items of entities of some types in the order in which they were indexed.
    package func items(of kinds: Set<ObjectIdentifier>) -> [IndexedItem] {
        state.withLock { state in
            state.items.values.filter { $0.item.entity.map { kinds.contains($0.kind) } ?? false }
        }.sorted { $0.order < $1.order }.map(\.item)
    }

    /// Returns whether there is an item of an entity of a type.
    package func hasItem(of kind: ObjectIdentifier) -> Bool {
        state.withLock { $0.kinds[kind] != nil }
    }

    /// Returns whether an item of an entity of some types has expired.
    package func hasExpired(_ kinds: Set<ObjectIdentifier>, at date: Date = Date()) -> Bool {
        state.withLock { state in
            state.dated > 0
                && state.items.values.contains { $0.item.isExpired(kinds, at: date) }
        }
    }

    /// Removes the expired items of entities of some types, and returns them.
    package func takeExpired(_ kinds: Set<ObjectIdentifier>, at date: Date = Date())
        -> [IndexedItem]
    {
        let isMeant = { (item: IndexedItem) in item.isExpired(kinds, at: date) }
        return state.withLock { state in
            let expired = state.items.values.filter { isMeant($0.item) }
                .sorted { $0.order < $1.order }.map(\.item)
            if !expired.isEmpty { state.remove { isMeant($1) } }
            return expired
        }
    }
}

extension SearchableItems.State {
    fileprivate mutating func carryOut(_ changes: [SearchableItems.Change], in index: String) {
        for change in changes {
            switch change {
            case .add(let items):
                for item in items { add(item, to: index) }
            case .remove(let isMeant):
                remove { $0.index == index && isMeant($1) }
            }
        }
    }

    fileprivate mutating func add(_ item: IndexedItem, to index: String) {
        let place = SearchableItems.Place(index: index, item: item.identifier)
        // An item that is indexed again keeps its position among the others.
        let known = items[place]
        if let known { count(known.item, -1) }
        items[place] = (known?.order ?? next, item)
        count(item, 1)
        next += 1
        version += 1
    }

    fileprivate mutating func remove(_ isMeant: (SearchableItems.Place, IndexedItem) -> Bool) {
        for (place, kept) in items where isMeant(place, kept.item) {
            items[place] = nil
            count(kept.item, -1)
            version += 1
        }
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

extension IndexedItem {
    fileprivate func isExpired(_ kinds: Set<ObjectIdentifier>, at date: Date) -> Bool {
        guard let entity, let expirationDate else { return false }
        return expirationDate <= date && kinds.contains(entity.kind)
    }
}
