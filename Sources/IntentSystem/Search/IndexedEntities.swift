import AppIntents
import CoreSpotlight
import Foundation
import Synchronization

/// The entities of all indexes of the process, by their texts in one language.
///
/// There is one for the process and each language, as there is one index.
package final class IndexedEntities: Sendable {
    /// The greatest number of new entities that a search reads itself; tests set fewer.
    ///
    /// More of them are read beside the work: searches find the former ones until then.
    @TaskLocal package static var fewEntities = 5_000

    private struct State {
        /// The version of the indexes that the texts are of.
        var version = -1
        var items: [ObjectIdentifier: IndexedItem] = [:]
        var texts: TextIndex<ObjectIdentifier, IndexedItem>
        /// Reads many new entities.
        var coming: Task<Void, Never>?
    }

    // Clients choose the languages, so their number is bounded; an app's people have few.
    private static let languages = Mutex(LRUCache<String, IndexedEntities>(limit: 8))

    private let locale: Locale
    private let state: Mutex<State>

    private init(_ locale: Locale) {
        self.locale = locale
        state = Mutex(State(texts: TextIndex(locale: locale)))
    }

    /// Returns the entities in a language.
    static func entities(in locale: Locale) -> IndexedEntities {
        let locale = locale.withoutTimeZone
        return languages.withLock { languages in
            if let known = languages[locale.identifier] { return known }
            let entities = IndexedEntities(locale)
            languages[locale.identifier] = entities
            return entities
        }
    }

    /// Returns whether some word of an entity begins with a text.
    func hasWord(beginningWith text: String) -> Bool {
        state.withLock { state in
            renew(&state)
            return state.texts.hasWord(beginningWith: text)
        }
    }

    /// Returns the best unexpired entities that match and fulfill a condition.
    func hits(
        for query: SearchQuery, optional: Set<Int> = [], limit: Int, at date: Date = Date(),
        where isWanted: (AssociatedEntity) -> Bool
    ) -> [TextHit<IndexedItem>] {
        state.withLock { state in
            renew(&state)
            return state.texts.hits(for: query, optional: optional, limit: limit) {
                $0.isListed(at: date, where: isWanted)
            }
        }
    }

    /// Returns the first unexpired entities that fulfill a condition, those with the greatest priority
    /// first.
    func first(
        _ limit: Int, at date: Date = Date(), where isWanted: (AssociatedEntity) -> Bool
    ) -> [TextHit<IndexedItem>] {
        state.withLock { state in
            renew(&state)
            return state.texts.first(limit) { $0.isListed(at: date, where: isWanted) }
        }
    }

    /// Begins to read many new entities, if there are any, and returns whether that is under way.
    var isComing: Bool {
        state.withLock { state in
            renew(&state)
            return state.coming != nil
        }
    }

    /// Returns when all entities are found that the indexes had at the call.
    func settle() async {
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

    /// Adds and removes what the app has changed since the last search.
    private func renew(_ state: inout State) {
        if state.coming != nil { return }
        let (version, present) = SearchableItems.shared.entityItems(unless: state.version)
        guard let present else { return }
        var items: [ObjectIdentifier: IndexedItem] = [:]
        items.reserveCapacity(present.count)
        var added: [SearchableItems.Entry] = []
        for entry in present {
            let key = ObjectIdentifier(entry.item)
            items[key] = entry.item
            if state.items[key] == nil { added.append(entry) }
        }
        state.texts.remove(state.items.keys.filter { items[$0] == nil })
        if added.count > Self.fewEntities {
            state.items = state.items.filter { items[$0.key] != nil }
            let (former, new, all) = (state.texts, added, items)
            state.coming = Task.detached { [self] in
                var texts = former
                add(new, to: &texts)
                self.state.withLock { state in
                    state.texts = texts
                    state.items = all
                    state.version = version
                    state.coming = nil
                }
            }
            return
        }
        add(added, to: &state.texts)
        state.items = items
        state.version = version
    }

    private func add(
        _ added: [SearchableItems.Entry],
        to texts: inout TextIndex<ObjectIdentifier, IndexedItem>
    ) {
        texts.add(
            added.sorted { $0.number < $1.number }.lazy.compactMap { added in
                guard let entity = added.item.entity as? AssociatedEntity else { return nil }
                return .init(
                    key: ObjectIdentifier(added.item), thing: added.item,
                    fields: IndexedTexts.fields(added.item, entity, in: self.locale),
                    weight: added.item.weight(of: entity))
            })
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
