import AppIntentsMetadata
import Foundation
import _Localization

/// Finds App Shortcuts, their values, intents and entities by a typed text.
struct SearchIndex: Sendable {
    private let shortcuts: SearchCandidates
    private let intents: SearchCandidates
    private let tileColor: String?
    /// The words of the negative phrases, which must not perform a shortcut.
    private let negativePhrases: Set<[String]>
    private let listedValues: Int
    /// Finds the entities that the app put into its indexes.
    let entities: EntitySearch
    private let inApp: InAppSearch
    private let listedRows: Int
    private let locale: Locale

    init(
        _ app: AppMetadata, tileColor: String?, negativePhrases: [String] = [],
        entities: EntitySearch, inApp: InAppSearch, listedRows: Int, listedValues: Int = 4,
        symbol: (_ intent: String) -> String,
        typeNames: (_ intent: String) -> [String] = { _ in [] },
        otherTitles: (_ intent: String) -> [String] = { _ in [] }, locale: Locale
    ) {
        self.tileColor = tileColor
        self.negativePhrases = Set(negativePhrases.map { SearchWords.typed($0, in: locale) })
        self.listedValues = listedValues
        self.locale = locale
        self.entities = entities
        self.inApp = inApp
        self.listedRows = listedRows
        let byIdentifier = Dictionary(app.intents.map { ($0.identifier, $0) }) { first, _ in first }
        let shortcuts = app.shortcuts.enumerated().map { index, shortcut in
            let intent = byIdentifier[shortcut.intent]
            let candidate = SearchCandidates.Candidate(
                item: SearchItem(
                    kind: .shortcut, intent: shortcut.intent, index: index, title: shortcut.title,
                    subtitle: app.name,
                    systemImageName: shortcut.systemImageName ?? symbol(shortcut.intent),
                    colorName: tileColor, needsValues: intent?.parameters.needValues ?? false,
                    hasParameters: intent?.parameters.canBeOffered ?? false),
                isPlain: !shortcut.hasValues)
            // A shortcut replaces the row of its intent, so it is found by the same texts.
            let texts = [[String]].texts(
                name: [shortcut.title], synonyms: [intent?.title].compactMap(\.self),
                translations: otherTitles(shortcut.intent),
                keywords: shortcut.phrases + (intent?.keywords ?? []),
                descriptions: [intent?.description].compactMap(\.self),
                types: typeNames(shortcut.intent), app: [app.name])
            return (candidate, texts)
        }
        self.shortcuts = SearchCandidates(shortcuts, locale: locale)
        let intents = app.intents.filter { $0.isDiscoverable && !$0.isAssistantOnly }.map {
            intent in
            let deprecation = intent.deprecation.map {
                DeprecationText.forPerson($0, in: locale)
            }
            let candidate = SearchCandidates.Candidate(
                item: SearchItem(
                    kind: .intent, intent: intent.identifier, title: intent.title,
                    subtitle: deprecation ?? intent.description ?? intent.sentence(),
                    systemImageName: symbol(intent.identifier),
                    needsValues: intent.parameters.needValues,
                    hasParameters: intent.parameters.canBeOffered),
                isDeprecated: deprecation != nil)
            let texts = [[String]].texts(
                name: [intent.title], translations: otherTitles(intent.identifier),
                keywords: intent.keywords,
                descriptions: [intent.description, intent.schema?.description]
                    .compactMap(\.self), types: typeNames(intent.identifier),
                others: [intent.category].compactMap(\.self), app: [app.name])
            return (candidate, texts)
        }
        self.intents = SearchCandidates(
            intents.sorted {
                $0.0.item.title.localizedCompare($1.0.item.title) == .orderedAscending
            }, locale: locale)
    }

    /// The rows of a person that are no results of a search by themselves.
    struct Offers {
        /// The actions that the person pinned, before the suggestions.
        var pinned: [SearchItem] = []
        /// The suggestions; the matching ones are listed.
        var suggested: [SearchItem] = []
        /// The actions that the person performed last, after the suggestions.
        var recent: [SearchItem] = []
        var shortcutValues = ShortcutValues()
        var habits = SearchHabits()
        /// The entities with which each of the app's queries answers the search.
        var answers: [[EntitySearch.Found]] = []
        /// The types of entities that the person may not find.
        var hiddenTypes: Set<ObjectIdentifier> = []
        /// Returns whether an intent is offered now.
        var offers: (String) -> Bool = { _ in true }
    }

    /// Finds the items that match, best first; an empty text finds all, in the app's order.
    ///
    /// Words with typing mistakes count only if nothing is found without. An action is left out if a
    /// shortcut does the same. Entities are found by a text only. The section with the better match
    /// comes first; if none is better, shortcuts do, then actions, entities, and values of
    /// shortcuts. The rows that pass the words to the app come after these: they appear for any text,
    /// and the app is asked when a person chooses one. What the app's queries found comes last, since
    /// it may come later, and must move nothing.
    func sections(matching text: String, _ offers: Offers) -> [SearchSection] {
        let query = SearchQuery(text, in: locale) { beginning in
            shortcuts.texts.hasWord(beginningWith: beginning)
                || intents.texts.hasWord(beginningWith: beginning)
                || offers.shortcutValues.texts?.hasWord(beginningWith: beginning) ?? false
                || entities.hasWord(beginningWith: beginning)
        }
        let isNegative = negativePhrases.contains(SearchWords.typed(text, in: locale))
        let found = query.tolerating { query in
            sections(matching: query, isNegative: isNegative, offers)
        }
        let all =
            found + (inApp.section(for: text).map { [$0] } ?? [])
            + offers.answers.flatMap {
                entities.sections(of: $0, matching: query, offers: offers.offers)
            }.map(\.section)
        return (query.isEmpty ? all : Self.distinct(all)).filter { !$0.items.isEmpty }
    }

    /// Finds the items of the app that match.
    ///
    /// A negative phrase of the author finds no shortcut, nor the actions that the shortcuts
    /// perform, suggested or not.
    private func sections(
        matching query: SearchQuery, isNegative: Bool, _ offers: Offers
    ) -> [SearchSection] {
        let found = isNegative ? [] : shortcuts.ranked(query, offers.habits)
        let listed =
            isNegative
            ? shortcuts.intents
            : Set(found.lazy.filter(\.candidate.isPlain).map(\.candidate.item.intent))
        let actions = intents.ranked(query, offers.habits, limit: listedRows) {
            !listed.contains($0.item.intent) && offers.offers($0.item.intent)
        }
        let groups = [
            (LocalizedStringResource(system: "App Shortcuts"), found),
            (LocalizedStringResource(system: "Actions"), actions),
        ].compactMap { title, ranked -> RankedSection? in
            ranked.first.map { best in
                let items = ranked.map(\.explained)
                return (
                    best.rank.words, SearchSection(title: title.text(in: locale), items: items)
                )
            }
        }
        let likely = matching(offers.suggested, query).filter {
            !isNegative || !listed.contains($0.intent)
        }
        let all =
            groups + sections(ofEntities: query, offers)
            + (isNegative ? [] : sections(of: offers.shortcutValues, query, offers.habits))
        return [
            (
                LocalizedStringResource(system: "Pinned"),
                offers.pinned.map { $0.explained(by: .init(group: .pinned)) }
            ),
            (LocalizedStringResource(system: "Suggestions"), likely),
            (
                LocalizedStringResource(system: "Recent"),
                offers.recent.map { $0.explained(by: .init(group: .recent)) }
            ),
        ].filter { !$0.1.isEmpty }
            .map { SearchSection(title: $0.0.text(in: locale), items: $0.1) }
            + all.enumerated()
            .sorted { ($0.element.best, $0.offset) < ($1.element.best, $1.offset) }
            .map(\.element.section)
    }

    private typealias RankedSection = (best: Int, section: SearchSection)

    private func sections(
        ofEntities query: SearchQuery, _ offers: Offers
    ) -> [RankedSection] {
        entities.sections(
            of: entities.entities(
                matching: query, offers.habits, limit: listedRows, without: offers.hiddenTypes),
            matching: query, offers: offers.offers)
    }

    /// Returns the values of shortcuts under their headings: the matching ones, but only a few of
    /// those whose phrases match and whose names don't; and a few of those that the author presents
    /// if nothing was typed.
    private func sections(
        of values: ShortcutValues, _ query: SearchQuery, _ habits: SearchHabits
    ) -> [RankedSection] {
        var sections: [RankedSection] = []
        for found in values.matching(query, habits) {
            let value = found.value
            let place =
                sections.firstIndex { $0.section.title == value.heading } ?? sections.endIndex
            if place == sections.endIndex {
                sections.append(
                    (found.rank.words, SearchSection(title: value.heading, items: [])))
            }
            if sections[place].section.items.count
                < (found.isNamed ? listedRows : listedValues)
            {
                sections[place].section.items.append(
                    value.item(colorName: tileColor).explained(
                        by: .init(group: .matching, words: found.words, rank: found.rank)))
            }
        }
        return sections
    }

    /// Returns the suggestions whose names match, in their own order.
    private func matching(_ suggested: [SearchItem], _ query: SearchQuery) -> [SearchItem] {
        if query.isEmpty {
            return suggested.map { $0.explained(by: .init(group: .suggested)) }
        }
        var texts = TextIndex<Int, Int>()
        texts.add(
            suggested.enumerated().map { place, item in
                .init(
                    key: place, thing: place,
                    words: FieldWords(
                        .texts(
                            name: [item.title], descriptions: [item.subtitle].compactMap(\.self)),
                        in: locale))
            })
        return texts.hits(for: query, limit: .max).sorted { $0.thing < $1.thing }.map { hit in
            suggested[hit.thing]
                .explained(by: .init(group: .suggested, words: hit.words(of: query)))
        }
    }

    /// Returns the sections with each action that has values only where it comes first: an entity and
    /// a value of a shortcut may lead to the same.
    private static func distinct(_ sections: [SearchSection]) -> [SearchSection] {
        struct Action: Hashable {
            let intent: String
            let values: [String: ParameterValue]
        }
        var seen: Set<Action> = []
        return sections.map { section in
            var section = section
            section.items.removeAll { item in
                guard let values = item.values, !values.isEmpty else { return false }
                return !seen.insert(Action(intent: item.intent, values: values)).inserted
            }
            return section
        }
    }
}
