import AppIntentsMetadata
import CoreSpotlight
import Foundation
import _Localization

/// Finds App Shortcuts and intents by what a person types.
struct SearchIndex: Sendable {
    private struct Candidate: Sendable {
        let item: SearchItem
        /// The texts to search, folded, in groups of equal worth, best first.
        let texts: [[String]]
        /// The item performs its intent as the intent itself does.
        var isPlain = true
    }

    private let shortcuts: [Candidate]
    private let intents: [Candidate]
    /// Finds the entities that the app put into its indexes.
    let entities: EntitySearch
    private let inApp: InAppSearch
    private let listedEntities: Int
    private let locale: Locale

    init(
        _ app: AppMetadata, tileColor: String?, entities: EntitySearch, inApp: InAppSearch,
        listedEntities: Int, locale: Locale
    ) {
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
                    subtitle: app.name, systemImageName: shortcut.systemImageName,
                    colorName: tileColor, needsValues: intent.map(Self.needsValues) ?? false,
                    hasParameters: intent.map(Self.hasParameters) ?? false),
                texts: [[shortcut.title], shortcut.phrases, [intent?.title], [app.name]].map(
                    folded),
                isPlain: !shortcut.hasValues)
        }
        intents = app.intents.filter(\.isDiscoverable).map { intent in
            let symbol = app.shortcuts.first { $0.intent == intent.identifier }?.systemImageName
            return Candidate(
                item: SearchItem(
                    kind: .intent, intent: intent.identifier, title: intent.title,
                    subtitle: intent.description ?? Self.sentence(intent), systemImageName: symbol,
                    needsValues: Self.needsValues(intent),
                    hasParameters: Self.hasParameters(intent)),
                texts: [
                    [intent.title], intent.keywords, [intent.description], [intent.category],
                    [app.name],
                ].map(folded))
        }.sorted { $0.item.title.localizedCompare($1.item.title) == .orderedAscending }
    }

    private static func needsValues(_ intent: IntentMetadata) -> Bool {
        intent.parameters.contains { !$0.isOptional && $0.defaultValue == nil }
    }

    private static func hasParameters(_ intent: IntentMetadata) -> Bool {
        intent.parameters.contains { !$0.shape.isOpaque }
    }

    private static func sentence(_ intent: IntentMetadata) -> String? {
        let titles = Dictionary(intent.parameters.map { ($0.name, $0.title) }) { first, _ in first }
        let text = intent.summary.map { token in
            switch token {
            case .text(let text): text
            case .parameter(let name): titles[name] ?? name
            }
        }.joined()
        return text.isEmpty ? nil : text
    }

    private static func fold(_ text: String, _ locale: Locale) -> String {
        FoldedTexts.fold(text, in: locale)
    }

    /// Finds the items that match, best first; an empty text finds all, in the app's order.
    ///
    /// An action is left out where a shortcut does the same. Entities are found by a text only. The
    /// section with the better match stands first; where none is better, shortcuts do, then actions. What
    /// takes the words itself stands last: it is there for any text, and asked when a person chooses so, not
    /// at each letter.
    func sections(matching text: String) -> [SearchSection] {
        let words = Self.fold(text, locale).split { $0.isWhitespace }
        let found = Self.ranked(shortcuts, words)
        let listed = Set(found.lazy.filter(\.candidate.isPlain).map(\.candidate.item.intent))
        let actions = Self.ranked(intents, words).filter {
            !listed.contains($0.candidate.item.intent)
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
        return all.enumerated()
            .sorted { ($0.element.best, $0.offset) < ($1.element.best, $1.offset) }
            .map(\.element.section) + (inApp.section(for: text).map { [$0] } ?? [])
    }

    private static func ranked(
        _ candidates: [Candidate], _ words: [Substring]
    ) -> [(score: Int, candidate: Candidate)] {
        candidates.enumerated()
            .compactMap { place, candidate in
                score(candidate, words).map { (score: $0, place: place, candidate: candidate) }
            }
            .sorted { ($0.score, $0.place) < ($1.score, $1.place) }
            .map { ($0.score, $0.candidate) }
    }

    /// Lower is better; `nil` unless every word begins a word of some text.
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
