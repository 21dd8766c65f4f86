package import AppIntents
import Foundation
import Synchronization

extension IntentSystem: ShortcutOffering {
    package var offeredShortcuts: [AppShortcut] { catalog.shortcuts }

    package func listedShortcuts(in locale: Locale) async -> [ListedShortcut] {
        let language = locale.identifier
        // The values of an app that is slow to provide them are not listed.
        await shortcutValues.renew(language, atMost: .seconds(2), by: deadlines)
        let values = shortcutValues.present(language).filter(\.isPresented)
        return catalog.listedShortcuts(with: values, atMost: limits.listedSuggestions)
    }
}

extension IntentSystem {
    /// Finds suggestions, shortcuts, actions and indexed entities by a typed text; an empty text finds
    /// all but entities, in the app's order.
    ///
    /// Suggestions and values of shortcuts are the latest ones: `renewOffers()` renews them. Undo
    /// and Redo are found only if the owner of the program has something to undo or to redo.
    public func search(_ text: String, language: String = "en") -> [SearchSection] {
        search(text, language: language, for: .owner)
    }

    /// Finds suggestions, shortcuts, actions and indexed entities for a person by a typed text.
    package func search(
        _ text: String, language: String = "en", for person: Person
    ) -> [SearchSection] {
        guard EntityLookup.isSearched(text) else { return [] }
        let index = indexes.withLock { indexes -> SearchIndex in
            if let index = indexes[language] { return index }
            let locale = Locale(identifier: language)
            let index = SearchIndex(
                catalog.metadata(appName: appName, language: language),
                tileColor: tileColor,
                negativePhrases: catalog.negativePhrases(appName: appName, language: language),
                entities: EntitySearch(catalog, locale: locale),
                inApp: InAppSearch(catalog, appName: appName, locale: locale),
                listedEntities: limits.listedOptions, listedValues: limits.listedSuggestions,
                symbol: catalog.symbol(ofIntent:), locale: locale)
            indexes[language] = index
            return index
        }
        renewIndex(index.entities.kinds)
        return noticingPictures {
            let suggested = listedSuggestions(language: language, for: person)
            return index.sections(
                matching: text, suggested: suggested,
                recent: listedRecents(of: person, beside: suggested, language: language),
                shortcutValues: shortcutValues.present(language),
                offering: undoStacks.availability(for: person).offers)
        }
    }

    /// Returns the actions that the person is likely to want, best first.
    ///
    /// They are based on the app's donations and, for intents that can be predicted, on the actions
    /// that the person performed (DON-2); the widgets that are relevant now come before them. Each
    /// has its reason.
    public func suggestions(language: String = "en") async -> [SearchItem] {
        await suggestions(language: language, for: .owner)
    }

    /// Returns the actions that a person is likely to want, best first.
    package func suggestions(language: String, for person: Person) async -> [SearchItem] {
        await suggestions.renew(atMost: nil, by: deadlines)
        await renewRelevance(language: language, atMost: nil)
        return listedSuggestions(language: language, for: person)
    }

    /// Recreates the suggestions, and asks for the values of App Shortcuts if they have changed, so
    /// that `search` has them; returns after `limit` at most, if given.
    ///
    /// The last actions of a person are renewed with `renewOffers(language:for:atMost:)`.
    public func renewOffers(language: String = "en", atMost limit: Duration? = nil) async {
        await suggestions.renew(atMost: limit, by: deadlines)
        await renewRelevance(language: language, atMost: limit)
        await shortcutValues.renew(language, atMost: limit, by: deadlines)
    }

    /// Recreates the offers, and the last actions of a person, so that `search` has them; returns
    /// after `limit` for each of them at most, if given.
    package func renewOffers(
        language: String, for person: Person, atMost limit: Duration? = nil
    ) async {
        await renewOffers(language: language, atMost: limit)
        await recents.renew(for: person, atMost: limit, by: deadlines)
    }

    /// Returns the latest suggestions to a person, without waiting for anything.
    package func listedSuggestions(
        language: String, for person: Person = .owner
    ) -> [SearchItem] {
        let locale = Locale(identifier: language)
        return relevance.items(to: location(of: person), colorName: tileColor, in: locale)
            + suggestions.present.map { item(of: $0, in: locale) }
    }

    /// Returns what a person did last, newest first, without what is suggested anyway.
    private func listedRecents(
        of person: Person, beside suggested: [SearchItem], language: String
    ) -> [SearchItem] {
        let locale = Locale(identifier: language)
        let items = recents.present(of: person).lazy.map { item(of: $0, in: locale) }
            .filter { recent in !suggested.contains { $0.stands(for: recent) } }
        return Array(items.prefix(limits.listedRecentActions))
    }

    private func item(of suggestion: Suggestion, in locale: Locale) -> SearchItem {
        suggestion.item(
            symbol: catalog.symbol(of: type(of: suggestion.intent)), colorName: tileColor,
            in: locale)
    }

    /// Shortcuts of the app name or present parameters, whose values the app may provide.
    package var offersShortcutValues: Bool {
        catalog.shortcuts.contains { shortcut in
            shortcut.presentation != nil || shortcut.phrases.contains { !$0.parameters.isEmpty }
        }
    }

    /// The name of the color of the app's tiles.
    var tileColor: String? { catalog.tileColor.map { String(describing: $0) } }

    /// Returns when everything learned is saved.
    package func learned() async throws { try await history.donationsWritten() }
}

extension SearchItem {
    /// The item performs the same action as another one, with its values or with some of them.
    fileprivate func stands(for other: SearchItem) -> Bool {
        let (own, others) = (values ?? [:], other.values ?? [:])
        if own.isEmpty { return intent == other.intent && others.isEmpty }
        return intent == other.intent && own.allSatisfy { others[$0.key] == $0.value }
    }
}
