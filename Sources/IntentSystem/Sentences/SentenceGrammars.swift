import AppIntents
import CoreSpotlight
import Foundation
import Synchronization
import _Localization

/// The grammars of an app in the recently requested languages.
///
/// A grammar is made when it is first needed. When the app has indexed other entities or announced other
/// values of its App Shortcuts, the next one has their names: phrases and types that haven't changed are kept.
final class SentenceGrammars: Sendable {
    /// Clients choose the languages, and a grammar knows all names; an app's people have few.
    private static let keptLanguages = 8

    private struct Version: Hashable {
        var items = -1
        var updates: [Int] = []
    }

    private struct State: Sendable {
        var version = Version()
        var grammar: SentenceGrammar?
        /// The number of entities that the grammar knows.
        var entities = 0
        /// Makes a grammar of many entities.
        var coming: Task<Void, Never>?
    }

    /// The grammar of a person is that of everyone with other names: it has few words of its own.
    private struct Own: Sendable {
        let shared: SentenceGrammar
        let names: ProvidedNames
        let grammar: SentenceGrammar
    }

    private struct OwnKey: Hashable {
        let learner: String?
        let language: String
    }

    private let catalog: Catalog
    private let appName: String
    private let shortcutValues: ShortcutValueList
    private let languages: Mutex<LRUCache<String, State>>
    private let providedNames: ProvidedNameList
    private let owns: Mutex<LRUCache<OwnKey, Own>>

    init(
        _ catalog: Catalog, appName: String, shortcutValues: ShortcutValueList,
        providedNames: ProvidedNameList, persons: Int
    ) {
        self.catalog = catalog
        self.appName = appName
        self.shortcutValues = shortcutValues
        self.providedNames = providedNames
        owns = Mutex(LRUCache(limit: persons))
        languages = Mutex(LRUCache(limit: Self.keptLanguages))
    }

    /// Returns the present grammar of a language with the persons and places that providers list for a person; `nil`
    /// while a large one is first made.
    func present(_ language: String, for person: Person) -> SentenceGrammar? {
        guard let shared = present(language) else { return nil }
        guard let names = providedNames.present(language, for: person) else { return shared }
        let key = OwnKey(
            learner: person.learner,
            language: Locale(identifier: language).withoutTimeZone.identifier)
        if let own = owns.withLock({ $0[key] }), own.names === names,
            own.shared.isSame(as: shared)
        {
            return own.grammar
        }
        let own = Own(
            shared: shared, names: names, grammar: SentenceGrammar(shared, knowing: names))
        owns.withLock { $0[key] = own }
        return own.grammar
    }

    /// Returns the present grammar of a language; `nil` while a large one is first made.
    ///
    /// While queries fill the index, and until searches find what they put there, the names of its entities are read
    /// again only if there are four times as many, unless the caller needs all: reading them for each query would cost
    /// more than filling the index.
    func present(_ language: String, needsAll: Bool = false) -> SentenceGrammar? {
        let locale = Locale(identifier: language).withoutTimeZone
        let key = locale.identifier
        let state = languages.withLock { $0[key] } ?? State()
        if state.coming != nil { return state.grammar }
        let entities = SearchableItems.shared.entityCount
        if !needsAll, entities > IndexedEntities.fewEntities, entities < 4 * state.entities,
            IndexFilling.shared.isFilling || IndexedEntities.entities(in: locale).isReading
        {
            return state.grammar
        }
        let (version, changed) = SearchableItems.shared.entityItems(unless: state.version.items)
        let wanted = Version(items: version, updates: shortcutValues.version(language))
        if wanted == state.version { return state.grammar }
        let items = changed ?? SearchableItems.shared.entityItems(unless: -1).items ?? []
        // With more, a new grammar is made beside the work: sentences are read by the last one, or as nothing,
        // until it is ready.
        if items.count <= IndexedEntities.fewEntities {
            let grammar = make(items, locale, after: state.grammar)
            store(grammar, wanted, of: items.count, key)
            return grammar
        }
        languages.withLock { languages in
            var state = languages[key] ?? State()
            if state.coming != nil { return }
            state.coming = Task.detached { [self, former = state.grammar] in
                let grammar = make(items, locale, after: former)
                store(grammar, wanted, of: items.count, key)
            }
            languages[key] = state
        }
        return state.grammar
    }

    /// Returns when sentences of a language are read by all entities that were indexed at the call.
    ///
    /// Unless it needs all, names are left out that the present grammar may lack while queries fill the index.
    func settle(_ language: String, needsAll: Bool = true) async {
        let key = Locale(identifier: language).withoutTimeZone.identifier
        // What the app adds meanwhile is waited for once more, but not forever.
        for _ in 0..<2 {
            _ = present(language, needsAll: needsAll)
            guard let coming = languages.withLock({ $0[key]?.coming }) else { return }
            await coming.value
        }
    }

    /// Keeps a grammar; those of persons that were made from the former one would keep its names, too.
    private func store(
        _ grammar: SentenceGrammar, _ version: Version, of entities: Int, _ key: String
    ) {
        languages.withLock {
            $0[key] = State(version: version, grammar: grammar, entities: entities)
        }
        owns.withLock { $0.removeAll { $0.language == key } }
    }

    private func make(
        _ items: [SearchableItems.Entry], _ locale: Locale, after former: SentenceGrammar?
    ) -> SentenceGrammar {
        let now = Date()
        let items = items.sorted { $0.number < $1.number }.map(\.item).filter { item in
            item.expirationDate.map { $0 > now } ?? true
        }
        let values = shortcutValues.present(locale.identifier).values
        if let former { return SentenceGrammar(former, items: items, shortcutValues: values) }
        return SentenceGrammar(
            catalog, appName: appName, items: items, shortcutValues: values, locale: locale)
    }
}
