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
        var items: [Int64: IndexedItem] = [:]
        /// The revision of each item whose texts are known.
        var revisions: [Int64: Int64] = [:]
        var texts: any EntityTexts
        /// Reads many new entities.
        var coming: Task<Void, Never>?
    }

    // Clients choose the languages, so their number is bounded; an app's people have few.
    private static let languages = Mutex(LRUCache<String, IndexedEntities>(limit: 8))
    private static let kept = Mutex<Kept?>(nil)

    private let locale: Locale
    private let kept: Kept?
    private let state: Mutex<State>

    private init(_ locale: Locale, keptIn kept: Kept?) {
        self.locale = locale
        self.kept = kept
        state = Mutex(State(texts: MemoryEntityTexts()))
        guard let kept else { return }
        do {
            let texts = try kept.store.texts(in: locale.identifier)
            let revisions = try texts.revisions()
            state.withLock { state in
                state.texts = texts
                state.revisions = revisions
            }
        } catch {
            kept.report(error)
        }
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

    /// Keeps the texts in a store from now on; `report` is called with an error for which they are in memory
    /// nevertheless.
    package static func keep(
        in store: any EntityTextStore, reporting report: @escaping @Sendable (any Error) -> Void
    ) {
        kept.withLock { $0 = Kept(store: store, report: report) }
        languages.withLock { $0 = LRUCache(limit: 8) }
    }

    /// Returns whether some word of an entity begins with a text.
    func hasWord(beginningWith text: String) -> Bool {
        found(or: false) { try $0.texts.hasWord(beginningWith: text) }
    }

    /// Returns the best unexpired entities that match and fulfill a condition.
    func hits(
        for query: SearchQuery, optional: Set<Int> = [], limit: Int, at date: Date = Date(),
        where isWanted: (AssociatedEntity) -> Bool
    ) -> [TextHit<IndexedItem>] {
        found(or: []) { state in
            state.items(
                of: try state.texts.hits(for: query, optional: optional, limit: limit) {
                    state.items[$0]?.isListed(at: date, where: isWanted) ?? false
                })
        }
    }

    /// Returns the first unexpired entities that fulfill a condition, those with the greatest priority
    /// first.
    func first(
        _ limit: Int, at date: Date = Date(), where isWanted: (AssociatedEntity) -> Bool
    ) -> [TextHit<IndexedItem>] {
        found(or: []) { state in
            state.items(
                of: try state.texts.first(limit) {
                    state.items[$0]?.isListed(at: date, where: isWanted) ?? false
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

    /// Goes on with texts in memory, which are made anew.
    private func forget(_ state: inout State, because error: any Error) {
        kept?.report(error)
        state.coming?.cancel()
        state = State(texts: MemoryEntityTexts())
    }

    /// Adds and removes what the app has changed since the last search.
    private func renew(_ state: inout State) {
        // Until the items are read, it is unknown which of the kept texts are still wanted.
        if state.coming != nil || !SearchableItems.shared.isRead { return }
        let (version, present) = SearchableItems.shared.entityItems(unless: state.version)
        guard let present else { return }
        let items = Dictionary(uniqueKeysWithValues: present.map { ($0.number, $0.item) })
        let revisions = Dictionary(uniqueKeysWithValues: present.map { ($0.number, $0.revision) })
        let removed = state.revisions.keys.filter { revisions[$0] == nil }
        let added = present.filter { state.revisions[$0.number] != $0.revision }
            .sorted { $0.number < $1.number }
        let change = { [texts = state.texts] in
            try texts.change(removing: removed, adding: added.compactMap { self.text(of: $0) })
        }
        if added.count > Self.fewEntities {
            // Those that are known are found meanwhile.
            state.items = items.filter { state.revisions[$0.key] == revisions[$0.key] }
            state.coming = Task.detached { [self] in
                do {
                    try change()
                    self.state.withLock { state in
                        state.items = items
                        state.revisions = revisions
                        state.version = version
                        state.coming = nil
                    }
                } catch {
                    self.state.withLock { forget(&$0, because: error) }
                }
            }
            return
        }
        do {
            try change()
            state.items = items
            state.revisions = revisions
            state.version = version
        } catch {
            forget(&state, because: error)
            renew(&state)
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
    /// Returns the items of hits.
    fileprivate func items(of hits: [TextHit<Int64>]) -> [TextHit<IndexedItem>] {
        hits.compactMap { hit in
            items[hit.thing].map { TextHit(thing: $0, rank: hit.rank, matches: hit.matches) }
        }
    }
}

extension IndexedItem {
    /// The item has not expired, and its entity fulfills a condition.
    fileprivate func isListed(
        at date: Date, where isWanted: (AssociatedEntity) -> Bool
    ) -> Bool {
        guard let entity = entity as? AssociatedEntity else { return false }
        return expirationDate.map { $0 > date } ?? true && isWanted(entity)
    }

    /// The rank of the item; among equal matches, greater ones come first.
    fileprivate func weight(of entity: AssociatedEntity) -> Double {
        guard case .number(let hint)? = self["rankingHint"] else { return Double(entity.priority) }
        return Double(entity.priority) + hint / 1000
    }
}
