import AppIntents
import Foundation

/// A phrase performs one App Shortcut, and none that it must not perform.
enum PhraseMeaningRule: CatalogRule {
    private struct Use {
        let shortcut: AppDeclarations.Shortcut
        let source: String
    }

    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        let uses = app.shortcuts.flatMap { shortcut in
            shortcut.phrases.map { Use(shortcut: shortcut, source: shortcut.source(of: $0)) }
        }
        let shared = AppDeclarations.groups(of: uses) { spoken($0.source) }
        let negative = Set(
            app.providers.flatMap { $0.negativePhrases.phrases }.map { phrase in
                spoken(phrase.phrase.text(applicationName: #"\(.applicationName)"#) { _ in "" })
            })
        return shared.compactMap { _, uses in
            uses.first.map { first in
                .sharedPhrase(first.source, shortcuts: uses.map(\.shortcut.title))
            }
        }
            + uses.filter { negative.contains(spoken($0.source)) }
            .map { .contradictedPhrase($0.source, shortcut: $0.shortcut.title) }
    }

    /// The phrase as it sounds: without case, accents and superfluous spaces.
    private static func spoken(_ source: String) -> String {
        source.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: AppDeclarations.locale
        ).split { $0.isWhitespace }.joined(separator: " ")
    }
}
