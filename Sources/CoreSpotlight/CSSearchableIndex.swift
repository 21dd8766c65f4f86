public import Foundation
import Synchronization

/// An index of the app's content that a person can find.
///
/// Items outlive the process where the app has a store (the package trait `Store`, or `Postgres` and a database, which all
/// nodes of the app share), and otherwise end with it. An
/// app fills an index as its content changes, or lets an `IndexedEntityQuery` do so. A change counts when its call
/// returns: it is written down by then, as a whole. One that can't be written throws
/// `CSIndexError.Code.indexUnavailableError` and changes nothing.
///
/// Objects with the same name share one index. All indexes of an app share one limit of items and of memory; a
/// call that would exceed it throws `CSIndexError.Code.quotaExceeded` and changes nothing.
public final class CSSearchableIndex: Sendable {
    private static let standard = CSSearchableIndex(name: "")

    private let name: String
    private let items: SearchableItems
    /// The changes since the batch began; `nil` without one.
    private let batch = Mutex<[SearchableItems.Change]?>(nil)

    /// Opens an index by its name.
    public convenience init(name: String) {
        self.init(name: name, items: .shared)
    }

    init(name: String, items: SearchableItems) {
        self.name = name
        self.items = items
    }

    /// Returns the app's index without a name.
    public class func `default`() -> CSSearchableIndex { standard }

    /// Returns `true`: an index requires nothing of the device.
    public class func isIndexingAvailable() -> Bool { true }

    /// Adds a change to the batch; returns `false` if there is none.
    private func isBatched(_ change: SearchableItems.Change) -> Bool {
        batch.withLock { batch in
            batch?.append(change)
            return batch != nil
        }
    }

    private func change(_ change: SearchableItems.Change) async throws {
        if !isBatched(change) { try await items.apply([change], to: name) }
    }

    /// Begins a change, which counts in the order of the calls, and calls a handler when it does.
    private func change(
        _ change: SearchableItems.Change, then handler: (@Sendable ((any Error)?) -> Void)?
    ) {
        if isBatched(change) { return tell(handler, nil) }
        items.begin([change], to: name) { self.tell(handler, $0.error) }
    }

    /// Calls a handler, which may wait for further changes and so must not keep them waiting.
    private func tell(_ handler: (@Sendable ((any Error)?) -> Void)?, _ error: (any Error)?) {
        guard let handler else { return }
        Task.detached { handler(error) }
    }

    package func index(_ added: [CSSearchableItem]) async throws {
        try await change(addition(of: added))
    }

    /// Returns the change that adds items as they are now.
    private func addition(of added: [CSSearchableItem]) throws -> SearchableItems.Change {
        for item in added where !item.attributeSet.problems.isEmpty {
            throw CSIndexError(
                reason: .unusableAttributes(
                    item.attributeSet.problems.map { String(describing: $0) },
                    item: item.uniqueIdentifier))
        }
        return .add(added.map { IndexedItem($0) })
    }

    /// Removes the items of certain entities.
    package func remove(_ isMeant: @escaping @Sendable (any IndexedThing) -> Bool) async throws {
        try await change(.remove { $0.entity.map(isMeant) ?? false })
    }
}

// MARK: - Items

extension CSSearchableIndex {
    /// Adds items; replaces those with the same identifiers.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await change(addition(of: items))
    }

    /// Adds items, and calls a handler with the error if there is one.
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        do {
            change(try addition(of: items), then: completionHandler)
        } catch {
            tell(completionHandler, error)
        }
    }

    /// Removes the items with some identifiers.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await change(.remove(Self.hasIdentifier(identifiers)))
    }

    /// Removes the items with some identifiers, and calls a handler with the error if there is one.
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(.remove(Self.hasIdentifier(identifiers)), then: completionHandler)
    }

    /// Removes the items of some domains, and of their subdomains.
    public func deleteSearchableItems(withDomainIdentifiers domains: [String]) async throws {
        try await change(.remove(Self.isInDomain(domains)))
    }

    /// Removes the items of some domains and of their subdomains, and calls a handler with the
    /// error if there is one.
    public func deleteSearchableItems(
        withDomainIdentifiers domains: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(.remove(Self.isInDomain(domains)), then: completionHandler)
    }

    /// Removes all items.
    public func deleteAllSearchableItems() async throws {
        try await change(.remove { _ in true })
    }

    /// Removes all items, and calls a handler with the error if there is one.
    public func deleteAllSearchableItems(
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(.remove { _ in true }, then: completionHandler)
    }

    private static func hasIdentifier(_ identifiers: [String]) -> @Sendable (IndexedItem) -> Bool {
        let identifiers = Set(identifiers)
        return { identifiers.contains($0.identifier) }
    }

    private static func isInDomain(_ domains: [String]) -> @Sendable (IndexedItem) -> Bool {
        { item in
            guard let own = item.domain else { return false }
            return domains.contains { own == $0 || own.hasPrefix($0 + ".") }
        }
    }
}

// MARK: - Batches

extension CSSearchableIndex {
    /// Begins a batch: changes through this object take effect when the batch ends.
    public func beginBatch() {
        batch.withLock { $0 = [] }
    }

    /// Applies the changes since `beginBatch()`, all or none, and stores the app's client state
    /// with them.
    ///
    /// If that fails, the batch stays open: later changes through this object join it, and the next call applies them all.
    /// `beginBatch()` begins another one without them.
    public func endBatch(withClientState clientState: Data) async throws {
        let changes = try endedBatch()
        do {
            try await items.apply(changes, to: name, clientState: clientState)
        } catch {
            putBack(changes)
            throw error
        }
    }

    /// Applies the changes since `beginBatch()`, and calls a handler with the error if there is one; the batch
    /// then stays open.
    public func endBatch(
        withClientState clientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        do {
            let changes = try endedBatch()
            items.begin(changes, to: name, clientState: clientState) { result in
                if result.error != nil { self.putBack(changes) }
                self.tell(completionHandler, result.error)
            }
        } catch {
            tell(completionHandler, error)
        }
    }

    private func endedBatch() throws -> [SearchableItems.Change] {
        let changes = batch.withLock { batch in
            defer { batch = nil }
            return batch
        }
        guard let changes else { throw CSIndexError(reason: .noBatch(index: name)) }
        return changes
    }

    /// Puts the changes of a batch that could not be applied before those of the present one.
    private func putBack(_ changes: [SearchableItems.Change]) {
        batch.withLock { $0 = changes + ($0 ?? []) }
    }

    /// Returns the last client state, also of the processes before; empty if there was none.
    public func fetchLastClientState() async throws -> Data {
        try await items.clientState(of: name)
    }
}

extension Result where Success == Void {
    fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
