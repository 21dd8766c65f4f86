import AppIntents
import AppIntentsMetadata
import Foundation
import PhraseGrammar
import _Localization

extension IntentSystem {
    /// Returns the ways to understand a sentence, the most likely first; none if no intent is meant.
    ///
    /// The sentence is compared with the phrases of App Shortcuts, and the titles and summaries of
    /// intents. Nothing is performed. The entities that the app indexed, the values of its App Shortcuts, and the persons
    /// and places that options providers list are known by name: `renewOffers()` renews all but the first. A negative phrase of the app
    /// refuses the intents of its App Shortcuts. Days and times are those of the time zone that is a
    /// part of the language, or else of the process's, and count from the system's clock.
    public func understandings(of sentence: String, language: String = "en") -> [Understanding] {
        understandings(of: sentence, language: language, for: .owner)
    }

    /// Returns the ways to understand a sentence of a person, the most likely first.
    package func understandings(
        of sentence: String, language: String, for person: Person
    ) -> [Understanding] {
        guard let grammar = sentences.present(language, for: person) else { return [] }
        let moment = Moment(
            date: configuration.now(),
            timeZone: Locale(identifier: language).timeZone ?? .current)
        return grammar.understandings(
            of: sentence, at: moment, offering: offering(to: person),
            isAwaited: { providedNames.isAwaited($0, language, for: person) },
            isCommand: { listener(in: Locale(identifier: language)).command(sentence) != nil })
    }

    /// Returns the ways to understand a sentence of a person once all indexed entities are known by name, with the
    /// values and names that the app's providers list within `limit` for each kind.
    package func understandings(
        of sentence: String, language: String, for person: Person, waitingAtMost limit: Duration
    ) async -> [Understanding] {
        await shortcutValues.renew(language, atMost: limit, by: deadlines)
        await renewNames(language: language, for: person, atMost: limit)
        await sentences.settle(language)
        return understandings(of: sentence, language: language, for: person)
    }

    /// Returns search results that begin with the intents that the words ask for, with their values.
    ///
    /// Words that are hardly understood add nothing, nor do those whose first result performs the same
    /// already.
    func leading(
        _ sections: [SearchSection], understood words: String, language: String, for person: Person
    ) -> [SearchSection] {
        let found = understandings(of: words, language: language, for: person)
        let least = sections.isEmpty ? Reading.proposed : Reading.certain
        // What the search lists by name needs no other row of that name.
        guard let best = found.first, best.sureness >= least, !best.isName || sections.isEmpty
        else { return sections }
        let likely = found.prefix { $0.sureness > best.sureness - Reading.margin }
            .prefix(limits.listedSuggestions)
        if let first = sections.first?.items.first, likely.count == 1, first.performs(best) {
            return sections
        }
        let locale = Locale(identifier: language)
        let title: LocalizedStringResource =
            likely.count == 1 ? .init(system: "Best Match") : .init(system: "Best Matches")
        let items = likely.map { item(of: $0, in: locale) }
        return [SearchSection(title: title.text(in: locale), items: items)]
            + sections
    }

    private func item(of understanding: Understanding, in locale: Locale) -> SearchItem {
        let parameters = catalog.entry(identifier: understanding.intent)
            .map { catalog.metadata(of: $0, locale: locale).parameters }
        return SearchItem(
            kind: .intent, intent: understanding.intent, title: understanding.words,
            systemImageName: catalog.symbol(ofIntent: understanding.intent), colorName: tileColor,
            needsValues: !understanding.missing.isEmpty,
            hasParameters: parameters?.canBeOffered ?? false,
            values: understanding.values.isEmpty ? nil : understanding.values,
            titleParts: understanding.parts,
            explanation: .init(group: .understood, sureness: understanding.sureness))
    }
}

extension SearchItem {
    /// Returns whether the item performs what a sentence asks for.
    fileprivate func performs(_ understanding: Understanding) -> Bool {
        intent == understanding.intent && (values ?? [:]) == understanding.values
    }
}
