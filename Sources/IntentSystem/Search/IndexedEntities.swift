import AppIntents
import CoreSpotlight
import Foundation
import Synchronization

/// The entities of all indexes of the process, by their texts in one language.
///
/// There is one for the process and each language, as there is one index.
final class IndexedEntities: Sendable {
    private struct State {
        /// The version of the indexes that the texts are of.
        var version = -1
        var items: [ObjectIdentifier: IndexedItem] = [:]
        var texts: TextIndex<ObjectIdentifier, IndexedItem>
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

    /// Adds and removes what the app has changed since the last search.
    private func renew(_ state: inout State) {
        let (version, present) = SearchableItems.shared.entityItems(unless: state.version)
        guard let present else { return }
        var items: [ObjectIdentifier: IndexedItem] = [:]
        items.reserveCapacity(present.count)
        var added: [(order: Int, item: IndexedItem)] = []
        for (order, item) in present {
            let key = ObjectIdentifier(item)
            items[key] = item
            if state.items[key] == nil { added.append((order, item)) }
        }
        state.texts.remove(state.items.keys.filter { items[$0] == nil })
        state.texts.add(
            added.sorted { $0.order < $1.order }.lazy.compactMap { added in
                guard let entity = added.item.entity as? AssociatedEntity else { return nil }
                return .init(
                    key: ObjectIdentifier(added.item), thing: added.item,
                    fields: IndexedTexts.fields(added.item, entity, in: self.locale),
                    weight: added.item.weight(of: entity))
            })
        state.items = items
        state.version = version
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
