import AppIntents
import CoreSpotlight
import Foundation
import Synchronization
import _Localization

/// The grammars of an app in the recently requested languages.
///
/// A grammar is made when it is first needed, and again when the app has indexed other entities or
/// announced other values of its App Shortcuts.
final class SentenceGrammars: Sendable {
    /// With more entities, a new grammar is made beside the work: sentences are read by the last one,
    /// or as nothing, until it is ready.
    private static let fewEntities = 5_000
    /// Clients choose the languages, and a grammar knows all names; an app's people have few.
    private static let keptLanguages = 8

    private struct Version: Hashable {
        var items = -1
        var updates: [Int] = []
    }

    private struct State: Sendable {
        var version = Version()
        var grammar: SentenceGrammar?
        /// The version of the grammar that is being made.
        var coming: Version?
    }

    private let catalog: Catalog
    private let appName: String
    private let shortcutValues: ShortcutValueList
    private let languages: Mutex<LRUCache<String, State>>

    init(_ catalog: Catalog, appName: String, shortcutValues: ShortcutValueList) {
        self.catalog = catalog
        self.appName = appName
        self.shortcutValues = shortcutValues
        languages = Mutex(LRUCache(limit: Self.keptLanguages))
    }

    /// Returns the present grammar of a language; `nil` while a large one is first made.
    func present(_ language: String) -> SentenceGrammar? {
        let locale = Locale(identifier: language).withoutTimeZone
        let key = locale.identifier
        let state = languages.withLock { $0[key] } ?? State()
        let (version, changed) = SearchableItems.shared.entityItems(unless: state.version.items)
        let wanted = Version(items: version, updates: shortcutValues.version(language))
        if wanted == state.version { return state.grammar }
        let items = changed ?? SearchableItems.shared.entityItems(unless: -1).items ?? []
        if items.count <= Self.fewEntities {
            let grammar = make(items, locale)
            languages.withLock { $0[key] = State(version: wanted, grammar: grammar) }
            return grammar
        }
        let begins = languages.withLock { languages in
            var state = languages[key] ?? State()
            if state.coming != nil { return false }
            state.coming = wanted
            languages[key] = state
            return true
        }
        if begins {
            Task.detached { [self] in
                let grammar = make(items, locale)
                languages.withLock { $0[key] = State(version: wanted, grammar: grammar) }
            }
        }
        return state.grammar
    }

    private func make(
        _ items: [(order: Int, item: IndexedItem)], _ locale: Locale
    ) -> SentenceGrammar {
        let now = Date()
        return SentenceGrammar(
            catalog, appName: appName,
            items: items.sorted { $0.order < $1.order }.map(\.item).filter { item in
                item.expirationDate.map { $0 > now } ?? true
            },
            shortcutValues: shortcutValues.present(locale.identifier).values, locale: locale)
    }
}
