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

    private struct State {
        /// The types whose queries were asked for all entities: an app may have none of a type.
        var filled: Set<ObjectIdentifier> = []
        var pass: Task<Void, Never>?
        /// The number of passes that have not ended.
        var passes = 0
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
            if let pass = state.pass { return pass }
            state.passes += 1
            let pass = Task.detached {
                // Entities of types without such a query are found as well.
                await SearchableItems.shared.read()
                for type in catalog.entityTypes { await self.fill(type, reporting: report) }
                self.state.withLock { state in
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
            state.passes += 1
            let earlier = state.pass
            Task.detached {
                await earlier?.value
                for type in catalog.entityTypes {
                    await self.fill(type, anew: true, reporting: report)
                }
                self.state.withLock { $0.passes -= 1 }
            }
        }
    }

    private func fill(
        _ type: any AppEntity.Type, anew: Bool = false, reporting report: @Sendable (String) -> Void
    ) async {
        do {
            try await fill(type, anew: anew)
        } catch {
            report(
                """
                \(Swift.type(of: type.anyDefaultQuery)) could not put its entities into the index: \
                \(error). They are not found by search.
                """)
        }
    }

    /// Fills the index with the entities of one type if its query hasn't done so, also for a former process of the
    /// same program, or renews the expired ones; `anew` asks for all.
    func fill(_ type: any AppEntity.Type, anew: Bool = false) async throws {
        guard let query = type.anyDefaultQuery as? any IndexedEntityQuery else { return }
        if anew { return try await query.reindex(nil) }
        let (kind, name) = (ObjectIdentifier(type), type.persistentIdentifier)
        await SearchableItems.shared.read()
        let expired = try await SearchableItems.shared.takeExpired([kind])
        if state.withLock({ $0.filled.insert(kind).inserted }),
            !SearchableItems.shared.isFilled(kind, named: name)
        {
            try await SearchableItems.shared.renew(kind, named: name) {
                try await query.reindex(nil)
            }
        } else if !expired.isEmpty {
            try await query.reindex(expired.compactMap(\.entity?.identifier))
        }
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

    /// Begins to renew the expired items of some types, if there are any.
    func renewIndex(_ kinds: Set<ObjectIdentifier>) {
        guard SearchableItems.shared.hasExpired(kinds) else { return }
        IndexFilling.shared.begin(for: catalog) { [log] in log.error("\($0)") }
    }
}
