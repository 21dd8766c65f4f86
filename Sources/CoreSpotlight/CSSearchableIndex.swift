public import Foundation
import Synchronization

/// An index of the app's content that a person can find.
///
/// An index is in memory and ends with its process: an app fills it at its start, or lets an
/// `IndexedEntityQuery` do so. Objects with the same name share one index. All indexes of an app
/// share one limit of items and of memory; a call that would exceed it throws
/// `CSIndexError.Code.quotaExceeded` and changes nothing.
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

    /// Returns `true`: an index in memory requires nothing of the device.
    public class func isIndexingAvailable() -> Bool { true }

    private func change(_ change: SearchableItems.Change) throws {
        let isKept = batch.withLock { batch in
            batch?.append(change)
            return batch != nil
        }
        if !isKept { try items.apply([change], to: name) }
    }

    package func index(_ added: [CSSearchableItem]) throws {
        for item in added where !item.attributeSet.problems.isEmpty {
            throw CSIndexError(
                reason: .unusableAttributes(
                    item.attributeSet.problems.map { String(describing: $0) },
                    item: item.uniqueIdentifier))
        }
        try change(.add(added.map { IndexedItem($0) }))
    }

    /// Removes the items of certain entities.
    package func remove(_ isMeant: @escaping @Sendable (any IndexedThing) -> Bool) throws {
        try change(.remove { $0.entity.map(isMeant) ?? false })
    }

    private func report(
        to handler: (@Sendable ((any Error)?) -> Void)?, _ change: () throws -> Void
    ) {
        do {
            try change()
            handler?(nil)
        } catch {
            handler?(error)
        }
    }
}

// MARK: - Items

extension CSSearchableIndex {
    /// Adds items; replaces those with the same identifiers.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws { try index(items) }

    /// Adds items, and calls a handler with the error if there is one.
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        report(to: completionHandler) { try index(items) }
    }

    /// Removes the items with some identifiers.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try change(.remove(Self.hasIdentifier(identifiers)))
    }

    /// Removes the items with some identifiers, and calls a handler with the error if there is one.
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        report(to: completionHandler) { try change(.remove(Self.hasIdentifier(identifiers))) }
    }

    /// Removes the items of some domains, and of their subdomains.
    public func deleteSearchableItems(withDomainIdentifiers domains: [String]) async throws {
        try change(.remove(Self.isInDomain(domains)))
    }

    /// Removes the items of some domains and of their subdomains, and calls a handler with the
    /// error if there is one.
    public func deleteSearchableItems(
        withDomainIdentifiers domains: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        report(to: completionHandler) { try change(.remove(Self.isInDomain(domains))) }
    }

    /// Removes all items.
    public func deleteAllSearchableItems() async throws { try change(.remove { _ in true }) }

    /// Removes all items, and calls a handler with the error if there is one.
    public func deleteAllSearchableItems(
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        report(to: completionHandler) { try change(.remove { _ in true }) }
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
    public func endBatch(withClientState clientState: Data) async throws { try end(clientState) }

    /// Applies the changes since `beginBatch()`, and calls a handler with the error if there is one.
    public func endBatch(
        withClientState clientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        report(to: completionHandler) { try end(clientState) }
    }

    private func end(_ clientState: Data) throws {
        let changes = batch.withLock { batch in
            defer { batch = nil }
            return batch
        }
        guard let changes else { throw CSIndexError(reason: .noBatch(index: name)) }
        try items.apply(changes, to: name)
        items.keep(clientState, of: name)
    }

    /// Returns the client state of the last batch; empty if there was none in this process.
    public func fetchLastClientState() async throws -> Data { items.clientState(of: name) }
}
