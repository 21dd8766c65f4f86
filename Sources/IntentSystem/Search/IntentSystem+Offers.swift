package import AppIntents
import Foundation

extension IntentSystem: ShortcutOffering {
    package var offeredShortcuts: [AppShortcut] { catalog.shortcuts }

    package func listedShortcuts(in locale: Locale) async -> [ListedShortcut] {
        let language = locale.identifier
        // An app that is slow to say which values there are is listed without them.
        await shortcutValues.renew(language, atMost: .seconds(2), by: deadlines)
        let values = shortcutValues.present(language).filter(\.isPresented)
        return catalog.listedShortcuts(with: values, atMost: limits.listedSuggestions)
    }
}

extension IntentSystem {
    /// The actions that the person is likely to want, best first.
    ///
    /// They are made of what the app donated and, for intents that can be predicted, of what the person
    /// had performed (DON-2); before them stand the widgets that the app finds relevant now. Each has its
    /// reason.
    public func suggestions(language: String = "en") async -> [SearchItem] {
        await suggestions(language: language, for: .owner)
    }

    /// The same for a person.
    package func suggestions(language: String, for person: Person) async -> [SearchItem] {
        await suggestions.renew(atMost: nil, by: deadlines)
        await renewRelevance(language: language)
        return listedSuggestions(language: language, for: person)
    }

    /// Makes the suggestions anew, and asks for the values of App Shortcuts if they have changed, so
    /// that `search` has them; returns after a time at most, if one is given.
    public func renewOffers(language: String = "en", atMost limit: Duration? = nil) async {
        await suggestions.renew(atMost: limit, by: deadlines)
        await relevanceRenewal.run(atMost: limit, by: deadlines) {
            await self.renewRelevance(language: language)
        }
        await shortcutValues.renew(language, atMost: limit, by: deadlines)
    }

    /// The suggestions to a person as they were made last, without waiting for anything.
    package func listedSuggestions(
        language: String, for person: Person = .owner
    ) -> [SearchItem] {
        let locale = Locale(identifier: language)
        return relevance.items(to: location(of: person), colorName: tileColor, in: locale)
            + suggestions.present.map { $0.item(colorName: tileColor, in: locale) }
    }

    /// Shortcuts of the app name or present parameters, whose values the app may have told.
    package var offersShortcutValues: Bool {
        catalog.shortcuts.contains { shortcut in
            shortcut.presentation != nil || shortcut.phrases.contains { !$0.parameters.isEmpty }
        }
    }

    /// The color of the app's tiles, by its name.
    var tileColor: String? { catalog.tileColor.map { String(describing: $0) } }

    /// Returns when all that was learned is written down.
    package func learned() async throws { try await history.donationsWritten() }
}
