import AppIntents
import Foundation
import Logging
import Synchronization
import _Localization
import _Time

/// The values of the app's shortcuts in the recently requested languages, for all time zones.
///
/// They are requested once, and again when the app announces that they have changed.
final class ShortcutValueList: Sendable {
    private struct Known: Sendable {
        /// The counts of the providers' updates when the values were requested; `nil` before they were.
        var updates: [Int]?
        var values = ShortcutValues()
        let renewal = SharedTask()
    }

    private let catalog: Catalog
    private let appName: String
    private let limit: Int
    private let log: Logger
    private let known: Mutex<LRUCache<String, Known>>

    init(_ catalog: Catalog, appName: String, limits: Limits, log: Logger) {
        self.catalog = catalog
        self.appName = appName
        limit = limits.listedOptions
        known = Mutex(LRUCache(limit: limits.keptLanguages))
        self.log = log
    }

    /// Returns the latest values.
    func present(_ language: String) -> ShortcutValues {
        let language = Self.key(language)
        return known.withLock { $0[language]?.values ?? ShortcutValues() }
    }

    private var updates: [Int] { catalog.providers.map { ShortcutParameterUpdates.count(for: $0) } }

    /// Requests the values if they may have changed; returns when they are available, or after
    /// `limit` at most, then with `false`.
    @discardableResult
    func renew(
        _ language: String, atMost limit: Duration?, by deadlines: DeadlineQueue
    ) async -> Bool {
        let language = Self.key(language)
        guard !catalog.providers.isEmpty else { return true }
        let updates = updates
        let renewal = known.withLock { known -> SharedTask? in
            let state = known[language] ?? Known()
            known[language] = state
            return state.updates == updates ? nil : state.renewal
        }
        return await renewal?.run(atMost: limit, by: deadlines) { await self.ask(language) } ?? true
    }

    /// Returns the counts of the providers' updates that the latest values are of.
    func version(_ language: String) -> [Int] {
        let language = Self.key(language)
        return known.withLock { $0[language]?.updates ?? [] }
    }

    private static func key(_ language: String) -> String {
        Locale(identifier: language).withoutTimeZone.identifier
    }

    private func ask(_ language: String) async {
        let updates = updates
        let locale = Locale(identifier: language)
        let values = ShortcutValues(
            await catalog.shortcutValues(appName: appName, limit: limit, locale: locale) {
                log.warning("\($0)")
            }, locale: locale)
        known.withLock { known in
            var state = known[language] ?? Known()
            (state.updates, state.values) = (updates, values)
            known[language] = state
        }
    }
}
