import AppIntentsMetadata
import CoreSpotlight
import Foundation
import _Localization

/// Finds App Shortcuts and intents by a typed text.
struct SearchIndex: Sendable {
    private struct Candidate: Sendable {
        let item: SearchItem
        /// The intent is deprecated, so it comes last.
        var isDeprecated = false
        /// The texts to search, folded, in groups of equal weight, best first.
        let texts: [[String]]
        /// The item performs its intent without preset values.
        var isPlain = true
    }

    private let shortcuts: [Candidate]
    private let intents: [Candidate]
    private let tileColor: String?
    /// The negative phrases, which must not perform a shortcut, folded, without punctuation.
    private let negativePhrases: Set<String>
    private let listedValues: Int
    /// Finds the entities that the app put into its indexes.
    let entities: EntitySearch
    private let inApp: InAppSearch
    private let listedEntities: Int
    private let locale: Locale

    init(
        _ app: AppMetadata, tileColor: String?, negativePhrases: [String] = [],
        entities: EntitySearch, inApp: InAppSearch, listedEntities: Int, listedValues: Int = 4,
        symbol: (_ intent: String) -> String, locale: Locale
    ) {
        self.tileColor = tileColor
        self.negativePhrases = Set(negativePhrases.map { Self.spoken(Self.fold($0, locale)) })
        self.listedValues = listedValues
        self.locale = locale
        self.entities = entities
        self.inApp = inApp
        self.listedEntities = listedEntities
        let byIdentifier = Dictionary(app.intents.map { ($0.identifier, $0) }) { first, _ in first }
        let folded = { (texts: [String?]) in texts.compactMap { $0.map { Self.fold($0, locale) } } }
        shortcuts = app.shortcuts.enumerated().map { index, shortcut in
            let intent = byIdentifier[shortcut.intent]
            return Candidate(
                item: SearchItem(
                    kind: .shortcut, intent: shortcut.intent, index: index, title: shortcut.title,
                    subtitle: app.name,
                    systemImageName: shortcut.systemImageName ?? symbol(shortcut.intent),
                    colorName: tileColor, needsValues: intent?.parameters.needValues ?? false,
                    hasParameters: intent?.parameters.canBeOffered ?? false),
                texts: [[shortcut.title], shortcut.phrases, [intent?.title], [app.name]].map(
                    folded),
                isPlain: !shortcut.hasValues)
        }
        intents = app.intents.filter { $0.isDiscoverable && !$0.isAssistantOnly }.map { intent in
            let deprecation = intent.deprecation.map {
                DeprecationText.forPerson($0, in: locale)
            }
            return Candidate(
                item: SearchItem(
                    kind: .intent, intent: intent.identifier, title: intent.title,
                    subtitle: deprecation ?? intent.description ?? intent.sentence(),
                    systemImageName: symbol(intent.identifier),
                    needsValues: intent.parameters.needValues,
                    hasParameters: intent.parameters.canBeOffered),
                isDeprecated: deprecation != nil,
                texts: [
                    [intent.title], intent.keywords,
                    [intent.description, intent.schema?.description], [intent.category],
                    [app.name],
                ].map(folded))
        }.sorted { $0.item.title.localizedCompare($1.item.title) == .orderedAscending }
    }

    private static func fold(_ text: String, _ locale: Locale) -> String {
        FoldedTexts.fold(text, in: locale)
    }

    /// Finds the items that match, best first; an empty text finds all, in the app's order.
    ///
    /// An action is left out if a shortcut does the same. Entities are found by a text only. The
    /// section with the better match comes first; if none is better, shortcuts do, then actions.
    /// The rows that pass the words to the app come last: they appear for any text, and the app is
    /// asked when a person chooses one, not at each letter.
    ///
    /// The actions that the person pinned come before the suggestions, those that they performed last
    /// after them.
    ///
    /// A negative phrase of the author finds no shortcut, nor the actions that the shortcuts
    /// perform, suggested or not.
    func sections(
        matching text: String, pinned: [SearchItem] = [], suggested: [SearchItem] = [],
        recent: [SearchItem] = [], shortcutValues: [ShortcutValue] = [],
        offering: (String) -> Bool = { _ in true }
    ) -> [SearchSection] {
        let folded = Self.fold(text, locale)
        let words = folded.split { $0.isWhitespace }
        let isNegative = negativePhrases.contains(Self.spoken(folded))
        let found = isNegative ? [] : Self.ranked(shortcuts, words)
        let listed = Set(
            (isNegative ? shortcuts : found.map(\.candidate)).lazy
                .filter { $0.isPlain || isNegative }.map(\.item.intent))
        let actions = Self.ranked(intents, words).filter {
            !listed.contains($0.candidate.item.intent) && offering($0.candidate.item.intent)
        }
        let groups = [
            (LocalizedStringResource(system: "App Shortcuts"), found),
            (LocalizedStringResource(system: "Actions"), actions),
        ].compactMap {
            title, ranked -> (best: Int, section: SearchSection)? in
            ranked.first.map { best in
                (
                    best.score,
                    SearchSection(
                        title: title.text(in: locale), items: ranked.map(\.candidate.item))
                )
            }
        }
        let all =
            groups
            + entities.sections(of: entities.entities(matching: words), limit: listedEntities)
        let sections = all.enumerated()
            .sorted { ($0.element.best, $0.offset) < ($1.element.best, $1.offset) }
            .map(\.element.section)
        let likely = suggested.filter { item in
            if isNegative, listed.contains(item.intent) { return false }
            let names = [item.title, item.subtitle].compactMap { $0.map { Self.fold($0, locale) } }
            return words.allSatisfy { word in
                names.contains { Self.begins(a: word, wordOf: $0) }
            }
        }
        return [
            (LocalizedStringResource(system: "Pinned"), pinned),
            (LocalizedStringResource(system: "Suggestions"), likely),
            (LocalizedStringResource(system: "Recent"), recent),
        ].filter { !$0.1.isEmpty }
            .map { SearchSection(title: $0.0.text(in: locale), items: $0.1) }
            + sections
            + (isNegative ? [] : self.sections(of: shortcutValues, matching: words))
            + (inApp.section(for: text).map { [$0] } ?? [])
    }

    /// Returns the values of shortcuts under their headings: the matching ones, or a few of those
    /// that the author presents if nothing was typed.
    private func sections(
        of values: [ShortcutValue], matching words: [Substring]
    ) -> [SearchSection] {
        var sections: [SearchSection] = []
        for value in values where words.isEmpty ? value.isPresented : matches(value, words) {
            let place =
                sections.firstIndex { $0.title == value.heading } ?? sections.endIndex
            if place == sections.endIndex {
                sections.append(SearchSection(title: value.heading, items: []))
            }
            let limit = words.isEmpty ? listedValues : listedEntities
            if sections[place].items.count < limit {
                sections[place].items.append(value.item(colorName: tileColor))
            }
        }
        return sections
    }

    private func matches(_ value: ShortcutValue, _ words: [Substring]) -> Bool {
        let texts = ([value.title] + value.phrases).map { Self.fold($0, locale) }
        return words.allSatisfy { word in texts.contains { Self.begins(a: word, wordOf: $0) } }
    }

    /// Returns the words of a text, without punctuation.
    private static func spoken(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    private static func ranked(
        _ candidates: [Candidate], _ words: [Substring]
    ) -> [(score: Int, candidate: Candidate)] {
        candidates.enumerated()
            .compactMap { place, candidate in
                score(candidate, words).map {
                    (
                        rank: candidate.isDeprecated ? 1 : 0, score: $0, place: place,
                        candidate: candidate
                    )
                }
            }
            .sorted { ($0.rank, $0.score, $0.place) < ($1.rank, $1.score, $1.place) }
            .map { ($0.score, $0.candidate) }
    }

    /// Returns the score of a match, lower is better; `nil` unless every word begins a word of some text.
    private static func score(_ candidate: Candidate, _ words: [Substring]) -> Int? {
        var total = 0
        for word in words {
            let found = candidate.texts.firstIndex { $0.contains { begins(a: word, wordOf: $0) } }
            guard let rank = found else { return nil }
            total += rank
        }
        return total
    }

    private static func begins(a word: Substring, wordOf text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(word) }
            || (word.count > 2 && text.contains(word))
    }
}
