package import AppIntents
import AppIntentsMetadata
import Foundation
import Synchronization
import _Localization
import _Telemetry

extension IntentSystem: ShortcutOffering {
    package var offeredShortcuts: [AppShortcut] { catalog.shortcuts }

    package func listedShortcuts(in locale: Locale) async -> [ListedShortcut] {
        let language = locale.identifier
        // The values of an app that is slow to provide them are not listed.
        await shortcutValues.renew(language, atMost: .seconds(2), by: deadlines)
        let values = shortcutValues.present(language).values.filter(\.isPresented)
        return catalog.listedShortcuts(with: values, atMost: limits.listedSuggestions)
    }
}

extension IntentSystem {
    /// Finds suggestions, shortcuts, actions and indexed entities by a typed text; an empty text finds
    /// all but entities, in the app's order.
    ///
    /// Suggestions and values of shortcuts are the latest ones: `renewOffers()` renews them, and returns
    /// when thousands of new entities are found, which are read beside the work. Undo and Redo are found
    /// only if the owner of the program has something to undo or to redo.
    public func search(_ text: String, language: String = "en") -> [SearchSection] {
        search(text, language: language, for: .owner)
    }

    /// Finds suggestions, shortcuts, actions and indexed entities for a person by a typed text, and lists
    /// the answers of the app's queries below them.
    ///
    /// The rows tell why they stand there if `explains` is `true`.
    package func search(
        _ text: String, language: String = "en", for person: Person,
        answers: EntityAnswers = EntityAnswers(), explains: Bool = false
    ) -> [SearchSection] {
        guard EntityLookup.isSearched(text) else { return [] }
        let began = Telemetry.beginning
        defer { Telemetry.record(since: began, as: .searchTime) }
        let locale = Locale(identifier: language)
        let index = searchIndex(in: locale)
        renewIndex(index.entities.kinds)
        let isHome = text.allSatisfy(\.isWhitespace)
        let own = personal.present(of: person)
        let pinned = own.filter(\.isPinned)
        let sections = noticingPictures {
            let pinnedItems = isHome ? pinned.map { item(of: $0, in: locale) } : []
            let suggested = listedSuggestions(language: language, for: person)
                .filter { suggestion in !pinnedItems.contains { $0.isSameAction(as: suggestion) } }
            let sections = index.sections(
                matching: text,
                SearchIndex.Offers(
                    pinned: pinnedItems, suggested: suggested,
                    recent: isHome ? listedRecents(own, beside: suggested, in: locale) : [],
                    shortcutValues: shortcutValues.present(language),
                    habits: SearchHabits(own: own, suggested: suggested, at: moment(in: locale)),
                    answers: answers.found,
                    hiddenTypes: index.entities.types(hiddenFrom: person, by: configuration.access),
                    offers: offering(to: person)))
            return markingPinned(in: allowed(sections, for: person), for: person)
        }
        let found =
            isHome
            ? sections : leading(sections, understood: text, language: language, for: person)
        return explains ? found : found.map(\.unexplained)
    }

    /// Returns sections without the rows whose intents a person may not perform.
    private func allowed(_ sections: [SearchSection], for person: Person) -> [SearchSection] {
        sections.compactMap { section in
            var section = section
            section.items.removeAll { !allows(intent: $0.intent, for: person) }
            return section.items.isEmpty ? nil : section
        }
    }

    /// The day and the time of day of the person.
    private func moment(in locale: Locale) -> Occasion {
        Occasion(configuration.now(), in: locale.timeZone ?? .current)
    }

    /// Returns the index of the app's actions in a language.
    func searchIndex(in locale: Locale) -> SearchIndex {
        indexes.withLock { indexes in
            let locale = locale.withoutTimeZone
            let language = locale.identifier
            if let index = indexes[language] { return index }
            let index = SearchIndex(
                catalog.metadata(appName: appName, language: language),
                tileColor: tileColor,
                negativePhrases: catalog.negativePhrases(appName: appName, language: language),
                entities: EntitySearch(catalog, locale: locale),
                inApp: InAppSearch(catalog, appName: appName, locale: locale),
                listedRows: limits.listedOptions, listedValues: limits.listedSuggestions,
                symbol: catalog.symbol(ofIntent:),
                typeNames: { intent in
                    catalog.entry(identifier: intent)?.type.typeNames(in: locale) ?? []
                },
                otherTitles: { intent in
                    // The default language, in which a person may know the app from elsewhere.
                    let title = catalog.entry(identifier: intent)?.type.title
                    let (own, other) = (title?.text(in: locale), title?.text(in: .english))
                    return own == other ? [] : [other].compactMap(\.self)
                }, locale: locale)
            indexes[language] = index
            return index
        }
    }

    /// The sentence that explains the page to a person without actions and pins; `nil` for
    /// any other.
    package func introduction(language: String, for person: Person) -> String? {
        guard history.actions(of: person).records.isEmpty else { return nil }
        let name = appName
        return LocalizedStringResource(
            system:
                "Here you can do everything that \(name) offers: type what you want, or choose it from the list."
        ).text(in: Locale(identifier: language))
    }

    /// Returns the actions that the person is likely to want, best first.
    ///
    /// They are based on what the person often does at this time of day, on the app's donations and,
    /// for intents that can be predicted, on the actions that the person performed (DON-2); the
    /// widgets that are relevant now come before them. Each has its reason.
    public func suggestions(language: String = "en") async -> [SearchItem] {
        await suggestions(language: language, for: .owner)
    }

    /// Returns the actions that a person is likely to want, best first.
    package func suggestions(language: String, for person: Person) async -> [SearchItem] {
        await suggestions.renew(for: person, atMost: nil, by: deadlines)
        await personal.renew(for: person, atMost: nil, by: deadlines)
        await renewRelevance(language: language, atMost: nil)
        return listedSuggestions(language: language, for: person)
    }

    /// Returns the latest suggestions to a person, without waiting for anything.
    package func listedSuggestions(
        language: String, for person: Person = .owner
    ) -> [SearchItem] {
        let locale = Locale(identifier: language)
        let likely = suggestions.present(for: person).map { item(of: $0, in: locale) }
        let usual = usualActions(of: person, in: locale).map { usual in
            // The author's prediction has better words for the same action.
            var item = likely.first { $0.isSameAction(as: usual) } ?? usual
            item.reason = usual.reason
            return item
        }
        let others = likely.filter { other in !usual.contains { other.stands(for: $0) } }
        return relevance.items(to: location(of: person), colorName: tileColor, in: locale)
            + (usual + others).filter { allows(intent: $0.intent, for: person) }
            .prefix(limits.listedSuggestions)
    }

    /// Returns the last actions of a person that they often perform at this time of day, newest first,
    /// without pinned ones.
    private func usualActions(of person: Person, in locale: Locale) -> [SearchItem] {
        let own = personal.present(of: person)
        let moment = moment(in: locale)
        return own.filter { action in
            !action.isPinned && action.occasions.areUsual(at: moment)
                && !own.contains { $0.isPinned && $0.isSameAction(as: action) }
        }.map { item(of: $0, at: moment.time, in: locale) }
    }

    /// Returns a person's last actions, newest first, without pinned and suggested ones.
    private func listedRecents(
        _ own: [Suggestion], beside suggested: [SearchItem], in locale: Locale
    ) -> [SearchItem] {
        let items =
            own
            .filter { recent in
                !recent.isPinned
                    && !own.contains { $0.isPinned && $0.isSameAction(as: recent) }
            }
            .map { item(of: $0, in: locale) }
            .filter { recent in !suggested.contains { $0.stands(for: recent) } }
        return Array(items.prefix(limits.listedRecentActions))
    }

    /// Marks the items of the actions that a person has pinned, so that a surface can offer to unpin
    /// them.
    ///
    /// The records have a pin at once, before the list of pinned actions is recreated.
    private func markingPinned(
        in sections: [SearchSection], for person: Person
    ) -> [SearchSection] {
        let pinned = history.actions(of: person).records.filter { $0.isPinned == true }
        if pinned.isEmpty { return sections }
        var sections = sections
        for section in sections.indices {
            for place in sections[section].items.indices {
                let item = sections[section].items[place]
                let records = pinned.filter {
                    catalog.entry(identifier: $0.intent)?.identifier == item.intent
                }
                if records.isEmpty { continue }
                let values = item.index.flatMap(catalog.shortcutValues(at:)) ?? item.values ?? [:]
                if records.contains(where: { $0.values == values }) {
                    sections[section].items[place].isPinned = true
                }
            }
        }
        return sections
    }

    private func item(
        of suggestion: Suggestion, at time: TimeOfDay? = nil, in locale: Locale
    ) -> SearchItem {
        suggestion.item(
            symbol: catalog.symbol(of: type(of: suggestion.intent)), colorName: tileColor,
            at: time, now: configuration.now(), in: locale)
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

extension Locale {
    fileprivate static let english = Locale(identifier: "en")
}

extension Catalog {
    /// Returns the values that an App Shortcut gives its intent; `nil` if there is no such shortcut.
    func shortcutValues(at index: Int) -> [String: ParameterValue]? {
        guard shortcuts.indices.contains(index) else { return nil }
        return Donation.values(of: IntentContents(of: shortcuts[index].intent))
    }
}

extension Suggestion {
    /// Returns whether another action is of the same intent with the same values.
    fileprivate func isSameAction(as other: Suggestion) -> Bool {
        identifier == other.identifier && values == other.values
    }
}

extension SearchItem {
    /// Returns whether another item performs the same intent with the same values.
    fileprivate func isSameAction(as other: SearchItem) -> Bool {
        intent == other.intent && (values ?? [:]) == (other.values ?? [:])
    }

    /// The item performs the same action as another one, with its values or with some of them.
    fileprivate func stands(for other: SearchItem) -> Bool {
        let (own, others) = (values ?? [:], other.values ?? [:])
        if own.isEmpty { return intent == other.intent && others.isEmpty }
        return intent == other.intent && own.allSatisfy { others[$0.key] == $0.value }
    }
}
