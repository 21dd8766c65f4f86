import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import PhraseGrammar
import Synchronization
import _Localization
import _Time

/// The persons and places that the app's options providers list, for each person and language.
///
/// They are requested when offers are renewed: once, again when the app announces that values of its App Shortcuts have
/// changed, and after a while, since a list of contacts changes without an announcement.
final class ProvidedNameList: Sendable {
    /// The time for which a list is taken as it is.
    private static let freshness: Duration = .seconds(60)

    private struct Key: Hashable {
        let learner: String
        let language: String
    }

    private struct Known: Sendable {
        var names: ProvidedNames?
        /// The counts of the providers' updates, and the time, when the values were requested.
        var updates: [Int] = []
        var requested: Duration?
        let renewal = SharedTask()
    }

    private let catalog: Catalog
    private let limits: Limits
    private let warnings: DistinctWarnings
    private let known: Mutex<LRUCache<Key, Known>>
    /// The intents with parameters whose choices name persons or places, and these parameters; `nil` before they are
    /// looked for.
    private let intents = Mutex<[(entry: Catalog.Entry, parameters: [ProvidedNames.Parameter])]?>(
        nil)

    init(_ catalog: Catalog, limits: Limits, warnings: DistinctWarnings) {
        self.catalog = catalog
        self.limits = limits
        self.warnings = warnings
        known = Mutex(LRUCache(limit: limits.recentPersons))
    }

    /// Returns the latest names for a person; `nil` if there are none.
    func present(_ language: String, for person: Person) -> ProvidedNames? {
        key(language, person).flatMap { key in known.withLock { $0[key]?.names } }
    }

    /// Returns whether words for a parameter may name a value that a provider hasn't listed yet for a person: it is late,
    /// or has only failed.
    func isAwaited(
        _ parameter: ProvidedNames.Parameter, _ language: String, for person: Person
    ) -> Bool {
        guard present(language, for: person)?.listed(for: parameter) == nil else { return false }
        return listing(in: Locale(identifier: language)).contains {
            $0.parameters.contains(parameter)
        }
    }

    /// Requests the values for a person if they may have changed, of the intents that they may perform; returns when they
    /// are available, or after `limit` at most, then with `false`.
    func renew(
        _ language: String, for person: Person, atMost limit: Duration?,
        by deadlines: DeadlineQueue, allows: @escaping @Sendable (any AppIntent.Type) -> Bool
    ) async -> Bool {
        guard let key = key(language, person), intents.withLock({ $0?.isEmpty != true }) else {
            return true
        }
        let (now, updates) = (deadlines.now, updates)
        let renewal = known.withLock { known -> SharedTask? in
            let state = known[key] ?? Known()
            known[key] = state
            let isFresh =
                state.updates == updates
                && state.requested.map { now - $0 < Self.freshness } ?? false
            return isFresh ? nil : state.renewal
        }
        // All whom the token let in are the owner to the app, as for suggestions.
        let asked = person.name == nil ? Person.owner : person
        return await renewal?.run(atMost: limit, by: deadlines) {
            await Person.$current.withValue(asked) { await self.ask(key, deadlines, allows) }
        } ?? true
    }

    private var updates: [Int] { catalog.providers.map { ShortcutParameterUpdates.count(for: $0) } }

    private func key(_ language: String, _ person: Person) -> Key? {
        person.learner.map {
            Key(
                learner: $0,
                language: Locale(identifier: language).withoutTimeZone.identifier)
        }
    }

    private func ask(
        _ key: Key, _ deadlines: DeadlineQueue, _ allows: (any AppIntent.Type) -> Bool
    ) async {
        let (now, updates, locale) = (deadlines.now, updates, Locale(identifier: key.language))
        let former = known.withLock { $0[key]?.names }
        var named: [ProvidedNames.Parameter: [SentenceNames.Named]] = [:]
        let intents = listing(in: locale).map(\.entry).filter { allows($0.type) }
        for provider in intents.flatMap({ providers(of: $0, in: locale) }) {
            do {
                named[provider.parameter] = try await provider.named(
                    atMost: limits.listedOptions, in: locale, limits.providerDuration, deadlines)
            } catch {
                let last = former?.listed(for: provider.parameter)
                named[provider.parameter] = last
                warnings.write(
                    """
                    The choices for “\(provider.parameter.name)” of \(provider.parameter.intent) could not be had: \
                    \(error). Sentences know \(last == nil ? "none" : "the last ones") by name.
                    """, about: "\(provider.parameter)")
            }
        }
        known.withLock { known in
            var state = known[key] ?? Known()
            (state.updates, state.requested) = (updates, now)
            if named.isEmpty {
                state.names = nil
            } else if state.names?.areNames(of: named) != true {
                state.names = ProvidedNames(
                    named, after: state.names, language: Language.of(locale))
            }
            known[key] = state
        }
    }

    private func providers(of entry: Catalog.Entry, in locale: Locale) -> [NameProvider] {
        IntentContents(of: entry.type.init()).parameters.compactMap {
            NameProvider($0, of: entry.identifier, in: locale)
        }
    }

    /// Returns the intents that have such parameters, in any language.
    private func listing(
        in locale: Locale
    ) -> [(entry: Catalog.Entry, parameters: [ProvidedNames.Parameter])] {
        if let known = intents.withLock({ $0 }) { return known }
        let found = catalog.entries.filter { $0.type.isAsked }.map { entry in
            (entry: entry, parameters: providers(of: entry, in: locale).map(\.parameter))
        }.filter { !$0.parameters.isEmpty }
        intents.withLock { $0 = found }
        return found
    }
}
