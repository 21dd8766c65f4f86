import AppIntents
import CoreSpotlight
import Foundation
import Synchronization

/// The entities of all indexes of the process, by their texts in one language.
///
/// There is one for the process and each language, as there is one index. Their texts are in memory, or in the store
/// of the app's host.
package final class IndexedEntities: Sendable {
    /// The greatest number of new entities that a search reads itself; tests set fewer.
    ///
    /// More of them are read beside the work: searches find the former ones until then.
    @TaskLocal package static var fewEntities = 5_000

    /// The place where the texts outlive the process.
    private struct Kept {
        let store: any EntityTextStore
        let report: @Sendable (any Error) -> Void
    }

    fileprivate struct State {
        /// The version of the indexes that the texts are of.
        var version = -1
        var items = IndexedEntityItems()
        /// The revision of each item whose texts are known.
        var revisions: [Int64: Int64] = [:]
        var texts: any EntityTexts = MemoryEntityTexts()
        /// Reads many new entities.
        var coming: Task<Void, Never>?
        /// The time at which the store is opened; `nil` if the texts are there, or if there is none.
        var opensAt: ContinuousClock.Instant?
        /// The number of times that the texts were begun anew, by which a task sees that it is of former ones.
        var generation = 0
    }

    // Clients choose the languages, so their number is bounded; an app's people have few.
    private static let languages = Mutex(LRUCache<String, IndexedEntities>(limit: 8))
    private static let kept = Mutex<Kept?>(nil)
    /// The time after which a store that has failed is tried again.
    private static let pause = Duration.seconds(60)
    /// The number of entities whose words are in memory at once while they are read.
    private static let batch = 5_000

    private let locale: Locale
    private let kept: Kept?
    private let state: Mutex<State>

    private init(_ locale: Locale, keptIn kept: Kept?) {
        self.locale = locale
        self.kept = kept
        state = Mutex(State(opensAt: kept == nil ? nil : .now))
    }

    /// Returns the entities in a language.
    static func entities(in locale: Locale) -> IndexedEntities {
        let locale = locale.withoutTimeZone
        return languages.withLock { languages in
            if let known = languages[locale.identifier] { return known }
            let entities = IndexedEntities(locale, keptIn: kept.withLock { $0 })
            languages[locale.identifier] = entities
            return entities
        }
    }

    /// Keeps the texts in a store from now on, or in memory; `report` is called with an error for which they are in
    /// memory nevertheless, for a while.
    package static func keep(
        in store: (any EntityTextStore)?, reporting report: @escaping @Sendable (any Error) -> Void
    ) {
        kept.withLock { $0 = store.map { Kept(store: $0, report: report) } }
        languages.withLock { $0 = LRUCache(limit: 8) }
    }

    /// Returns whether some word of an entity begins with a text.
    func hasWord(beginningWith text: String) -> Bool {
        found(or: false) { try $0.texts.hasWord(beginningWith: text) }
    }

    /// Returns the best unexpired entities that match and fulfill a condition.
    func hits(
        for query: SearchQuery, optional: Set<Int> = [], limit: Int, at date: Date = Date(),
        where isWanted: (IndexedEntityItems.Facts) -> Bool
    ) -> [TextHit<IndexedItem>] {
        found(or: []) { state in
            state.items(
                of: try state.texts.hits(for: query, optional: optional, limit: limit) {
                    state.items.lists($0, at: date, where: isWanted)
                })
        }
    }

    /// Returns the first unexpired entities that fulfill a condition, those with the greatest priority
    /// first.
    func first(
        _ limit: Int, at date: Date = Date(), where isWanted: (IndexedEntityItems.Facts) -> Bool
    ) -> [TextHit<IndexedItem>] {
        found(or: []) { state in
            state.items(
                of: try state.texts.first(limit) {
                    state.items.lists($0, at: date, where: isWanted)
                })
        }
    }

    /// Begins to read many new entities, if there are any, and returns whether that is under way.
    var isComing: Bool {
        state.withLock { state in
            renew(&state)
            return state.coming != nil || SearchableItems.shared.isReading
        }
    }

    /// Many new entities are being read.
    var isReading: Bool { state.withLock { $0.coming != nil } }

    /// Returns when all entities are found that the indexes had at the call.
    func settle() async {
        await SearchableItems.shared.read()
        // What the app adds meanwhile is waited for once more, but not forever.
        for _ in 0..<2 {
            let coming = state.withLock { state in
                renew(&state)
                return state.coming
            }
            guard let coming else { return }
            await coming.value
        }
    }

    /// Looks for something in the present texts; in those in memory if the store fails.
    private func found<Result>(
        or nothing: Result, _ find: (State) throws -> Result
    ) -> Result {
        state.withLock { state in
            renew(&state)
            do {
                return try find(state)
            } catch {
                forget(&state, because: error)
                renew(&state)
                return (try? find(state)) ?? nothing
            }
        }
    }

    /// Uses texts in memory, which are made anew, until the store is tried again.
    private func forget(_ state: inout State, because error: any Error) {
        kept?.report(error)
        state.coming?.cancel()
        state = State(
            opensAt: kept == nil ? nil : .now + Self.pause, generation: state.generation + 1)
    }

    /// Opens the texts in the store, if it is time for that.
    private func open(_ state: inout State) {
        guard let kept, let time = state.opensAt, time <= .now else { return }
        do {
            let texts = try kept.store.texts(in: locale.identifier)
            state = State(
                revisions: try texts.revisions(), texts: texts, generation: state.generation + 1)
        } catch {
            kept.report(error)
            state.opensAt = .now + Self.pause
        }
    }

    /// Adds and removes what the app has changed since the last search.
    private func renew(_ state: inout State) {
        // Until the items are read, it is unknown which of the kept texts are still wanted.
        if state.coming != nil || !SearchableItems.shared.isRead { return }
        open(&state)
        guard let changes = SearchableItems.shared.entityChanges(since: state.version) else {
            return
        }
        let present = changes.items.values.compactMap(\.self)
        let removed =
            changes.isWhole
            ? state.revisions.keys.filter { changes.items[$0] == nil }
            : changes.items.filter { $1 == nil && state.revisions[$0] != nil }.map(\.key)
        let added = present.filter { state.revisions[$0.number] != $0.revision }
            .sorted { $0.number < $1.number }
        if changes.isWhole {
            state.items.add(present.filter { state.revisions[$0.number] == $0.revision })
        }
        state.items.remove(removed)
        if removed.count + added.count > min(Self.fewEntities, state.texts.fewChanges) {
            // Those that are known are found meanwhile.
            state.items.remove(added.lazy.map(\.number))
            let (texts, generation) = (state.texts, state.generation)
            state.coming = Task.detached { [self] in
                let result = Swift.Result { try change(texts, removing: removed, adding: added) }
                self.state.withLock { state in
                    // The texts may have failed a search meanwhile.
                    guard state.generation == generation else { return }
                    switch result {
                    case .success:
                        state.learn(removed, added, of: changes.version)
                        state.coming = nil
                    case .failure(let error): forget(&state, because: error)
                    }
                }
            }
            return
        }
        do {
            try change(state.texts, removing: removed, adding: added)
            state.learn(removed, added, of: changes.version)
        } catch {
            forget(&state, because: error)
            renew(&state)
        }
    }

    private func change(
        _ texts: any EntityTexts, removing removed: [Int64], adding added: [SearchableItems.Entry]
    ) throws {
        if !removed.isEmpty { try texts.change(removing: removed, adding: []) }
        for start in stride(from: 0, to: added.count, by: Self.batch) {
            try Task.checkCancellation()
            try texts.change(
                removing: [],
                adding: added[start..<min(start + Self.batch, added.count)].compactMap(text))
        }
    }

    private func text(of present: SearchableItems.Entry) -> EntityText? {
        guard let entity = present.item.entity as? AssociatedEntity else { return nil }
        return EntityText(
            number: present.number, revision: present.revision,
            words: FieldWords(
                IndexedTexts.fields(present.item, entity, in: locale), in: locale),
            weight: present.item.weight(of: entity))
    }
}

extension IndexedEntities.State {
    /// Knows the changes up to a version, whose texts are written.
    fileprivate mutating func learn(
        _ removed: [Int64], _ added: [SearchableItems.Entry], of version: Int
    ) {
        for number in removed { revisions[number] = nil }
        for entry in added { revisions[entry.number] = entry.revision }
        items.add(added)
        self.version = version
    }

    /// Returns the items of hits.
    fileprivate func items(of hits: [TextHit<Int64>]) -> [TextHit<IndexedItem>] {
        hits.compactMap { hit in
            items[hit.thing].map { TextHit(thing: $0, rank: hit.rank, matches: hit.matches) }
        }
    }
}

extension IndexedItem {
    /// The rank of the item; among equal matches, greater ones come first.
    fileprivate func weight(of entity: AssociatedEntity) -> Double {
        guard case .number(let hint)? = self["rankingHint"], hint.isFinite else {
            return Double(entity.priority)
        }
        return Double(entity.priority) + hint / 1000
    }
}
