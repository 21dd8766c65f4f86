import AppIntents
import CoreSpotlight
import Foundation
import Logging
import Synchronization

/// Asks an app's queries to fill the index, one pass after the other.
///
/// There is one for the process, as there is one index.
final class IndexFilling: Sendable {
    static let shared = IndexFilling()

    /// The time after a failure in which no search asks the query again; tests set another one.
    @TaskLocal static var pause = Duration.seconds(5)

    private struct Failure {
        var text: String
        var time: ContinuousClock.Instant
    }

    private struct State {
        /// The types whose queries were asked for all entities: an app may have none of a type.
        var filled: Set<ObjectIdentifier> = []
        var pass: Task<Void, Never>?
        /// The number of passes that have not ended.
        var passes = 0
        /// The last pass ended because the items of the store could not be read.
        var isUnread = false
        /// The last failures to fill the index with entities of some types.
        var failures: [ObjectIdentifier: Failure] = [:]
        /// Tells of failures, also of those that don't end a search.
        var report: (@Sendable (String) -> Void)?

        func isPaused(_ kind: ObjectIdentifier) -> Bool {
            failures[kind].map { $0.time.duration(to: .now) < IndexFilling.pause } ?? false
        }
    }

    private let state = Mutex(State())

    /// Fills the empty indexes and renews expired items, and returns when that is done.
    func run(for catalog: Catalog, reporting report: @escaping @Sendable (String) -> Void) async {
        await begin(for: catalog, reporting: report).value
    }

    /// Begins to fill the indexes, unless that is under way.
    @discardableResult
    func begin(
        for catalog: Catalog, reporting report: @escaping @Sendable (String) -> Void
    ) -> Task<Void, Never> {
        state.withLock { state in
            state.report = report
            if let pass = state.pass { return pass }
            state.passes += 1
            let pass = Task.detached { [pause = Self.pause] in
                // Entities of types without such a query are found as well.
                await SearchableItems.shared.read()
                // What the store has isn't known otherwise, and the log says why.
                let isRead = SearchableItems.shared.isRead
                if isRead {
                    await Self.$pause.withValue(pause) {
                        for type in catalog.entityTypes { await self.tryToFill(type) }
                    }
                }
                self.state.withLock { state in
                    state.isUnread = !isRead
                    state.pass = nil
                    state.passes -= 1
                }
            }
            state.pass = pass
            return pass
        }
    }

    /// A query is asked at present.
    var isFilling: Bool { state.withLock { $0.passes > 0 } }

    /// Begins to ask all queries for all entities, after the pass that is under way.
    func beginAnew(for catalog: Catalog, reporting report: @escaping @Sendable (String) -> Void) {
        state.withLock { state in
            state.report = report
            state.passes += 1
            let earlier = state.pass
            Task.detached {
                await earlier?.value
                for type in catalog.entityTypes { await self.tryToFill(type, anew: true) }
                self.state.withLock { $0.passes -= 1 }
            }
        }
    }

    /// Begins to ask those queries again whose entities another program, without the types, has taken out of the store.
    func refill(
        for catalog: Catalog, reporting report: @escaping @Sendable (String) -> Void
    ) async {
        // It may be filling them.
        await state.withLock { $0.pass }?.value
        let types = catalog.entityTypes.filter {
            SearchableItems.shared.isUnfilled(named: $0.persistentIdentifier)
        }
        let begins = state.withLock { state in
            let kinds = types.map { ObjectIdentifier($0) }.filter { !state.isPaused($0) }
            return !kinds.compactMap { state.filled.remove($0) }.isEmpty
        }
        if begins { begin(for: catalog, reporting: report) }
    }

    /// The entities of some types are to be renewed, or asked for since the items of the store could be read after all.
    func isDue(_ kinds: Set<ObjectIdentifier>) -> Bool {
        let (isUnread, kinds) = state.withLock { state in
            (state.isUnread, kinds.filter { !state.isPaused($0) })
        }
        return isUnread && SearchableItems.shared.isRead || SearchableItems.shared.hasExpired(kinds)
    }

    /// Fills the index with the entities of one type, or tells why that failed, once for the same reason.
    private func tryToFill(_ type: any AppEntity.Type, anew: Bool = false) async {
        do {
            try await fill(type, anew: anew)
        } catch {
            note(error, of: type)
        }
    }

    /// Fills the index with the entities of one type as far as it hasn't those; throws if that fails, and none
    /// is there.
    func prepare(_ type: any AppEntity.Type) async throws {
        do {
            try await fill(type)
        } catch {
            // If the caller waits no longer, that is no failure of the query.
            guard !Task.isCancelled, SearchableItems.shared.isRead,
                SearchableItems.shared.hasItem(of: ObjectIdentifier(type))
            else { throw error }
            note(error, of: type)
        }
    }

    private func note(_ error: any Error, of type: any AppEntity.Type) {
        let kind = ObjectIdentifier(type)
        let text = """
            \(Swift.type(of: type.anyDefaultQuery)) could not put its entities into the index: \(error). They are \
            not found by search.
            """
        let report = state.withLock { state in
            let isNews = state.failures[kind]?.text != text
            state.failures[kind] = Failure(text: text, time: .now)
            return isNews ? state.report : nil
        }
        report?(text)
    }

    /// Fills the index with the entities of one type if its query hasn't done so, also for a former process of the
    /// same program, or renews the expired ones, unless that failed a moment ago; `anew` asks for all.
    private func fill(_ type: any AppEntity.Type, anew: Bool = false) async throws {
        guard let query = type.anyDefaultQuery as? any IndexedEntityQuery else { return }
        if anew { return try await query.reindex(nil) }
        let (kind, name) = (ObjectIdentifier(type), type.persistentIdentifier)
        await SearchableItems.shared.read()
        try SearchableItems.shared.requireRead()
        let expired = SearchableItems.shared.expired([kind])
        if state.withLock({ $0.filled.insert(kind).inserted }),
            !SearchableItems.shared.isFilled(kind, named: name)
        {
            try await SearchableItems.shared.renew(kind, named: name) {
                try await query.reindex(nil)
            }
        } else if !expired.isEmpty, !state.withLock({ $0.isPaused(kind) }) {
            try await query.reindex(expired.compactMap(\.item.entity?.identifier))
        } else {
            return
        }
        // They stay until the query has answered, so that the next process asks it if this one ends.
        try await SearchableItems.shared.remove(expired: expired)
        state.withLock { _ = $0.failures.removeValue(forKey: kind) }
    }
}

extension IndexedEntityQuery {
    /// Asks for the entities with some identifiers, or for all, with the dependencies prepared (DEP-5).
    fileprivate func reindex(_ identifiers: [String]?) async throws {
        try await IntentContents(of: self).prepareDependencies()
        let description = CSSearchableIndexDescription()
        guard let identifiers else {
            return try await reindexAllEntities(indexDescription: description)
        }
        try await reindexEntities(
            for: identifiers.compactMap(Entity.ID.entityIdentifier(for:)),
            indexDescription: description)
    }
}

extension IntentSystem {
    /// Reads the index that was kept, asks each `IndexedEntityQuery` of the app to fill it if it hasn't yet
    /// and to renew expired items, and logs their errors.
    ///
    /// A surface calls it once at its start. A search notices later expirations itself.
    package func fillIndex() async {
        await IndexFilling.shared.run(for: catalog) { [log] in log.error("\($0)") }
    }

    /// Intents of the app take entities that an index may hold, or that a query finds by words.
    package var findsEntities: Bool {
        catalog.entityTypes.contains { $0 is any IndexedEntity.Type || $0.answersSearches }
    }

    /// Begins to renew the expired items of some types, if there are any, and that didn't fail a moment ago.
    func renewIndex(_ kinds: Set<ObjectIdentifier>) {
        guard IndexFilling.shared.isDue(kinds) else { return }
        IndexFilling.shared.begin(for: catalog) { [log] in log.error("\($0)") }
    }
}
