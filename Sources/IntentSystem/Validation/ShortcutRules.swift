import AppIntents
import Foundation

/// The rules for App Shortcuts and their phrases.
extension AppDeclarations {
    /// The greatest numbers of App Shortcuts, and of phrases, that Apple's systems accept.
    private static let mostShortcuts = 10
    private static let mostPhrases = 1000

    /// The rule that an app declares its App Shortcuts in one place, as Apple's page on
    /// `AppShortcutsProvider` asks.
    var surplusProviders: [CatalogFinding] {
        guard providers.count > 1 else { return [] }
        return [.severalProviders(providers.map { Self.name(of: $0) }.sorted())]
    }

    /// The rule that there are no more App Shortcuts and phrases than Apple's systems accept
    /// (DIS-4).
    var surplusShortcuts: [CatalogFinding] {
        var findings: [CatalogFinding] = []
        if shortcuts.count > Self.mostShortcuts {
            findings.append(.tooManyShortcuts(shortcuts.count, limit: Self.mostShortcuts))
        }
        let count = shortcuts.reduce(0) { $0 + $1.phrases.count }
        if count > Self.mostPhrases {
            findings.append(.tooManyPhrases(count, limit: Self.mostPhrases))
        }
        return findings
    }

    /// The rule that an App Shortcut can be found, and spoken (DIS-1).
    var unusableShortcuts: [CatalogFinding] {
        shortcuts.flatMap { shortcut -> [CatalogFinding] in
            guard shortcut.intent.type.isDiscoverable else {
                return [.hiddenShortcut(shortcut.title, intent: shortcut.intent.identifier)]
            }
            return shortcut.phrases.isEmpty ? [.shortcutWithoutPhrase(shortcut.title)] : []
        }
    }

    // MARK: - Phrases

    /// The rule that every phrase names the app (DIS-4).
    var namelessPhrases: [CatalogFinding] {
        shortcuts.flatMap { shortcut in
            shortcut.phrases.filter { !$0.namesApplication }
                .map { .namelessPhrase(shortcut.source(of: $0), shortcut: shortcut.title) }
        }
    }

    /// The rule that a phrase names one parameter at most, an entity or an enumeration (DIS-4).
    var phraseParameters: [CatalogFinding] {
        shortcuts.flatMap { shortcut in shortcut.phrases.flatMap { shortcut.findings(in: $0) } }
    }

    /// The rule that a phrase performs one App Shortcut, and none that it must not perform.
    var ambiguousPhrases: [CatalogFinding] {
        let uses = shortcuts.flatMap { shortcut in
            shortcut.phrases.map { (shortcut: shortcut, source: shortcut.source(of: $0)) }
        }
        let shared = Self.groups(of: uses) { Self.spoken($0.source) }
        let negative = Set(
            providers.flatMap { $0.negativePhrases.phrases }.map { phrase in
                Self.spoken(
                    phrase.phrase.text(applicationName: #"\(.applicationName)"#) { _ in "" })
            })
        return shared.compactMap { _, uses in
            uses.first.map { first in
                .sharedPhrase(first.source, shortcuts: uses.map(\.shortcut.title))
            }
        }
            + uses.filter { negative.contains(Self.spoken($0.source)) }
            .map { .contradictedPhrase($0.source, shortcut: $0.shortcut.title) }
    }

    /// Returns the phrase as it sounds: without case, accents and superfluous spaces.
    private static func spoken(_ source: String) -> String {
        source.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale
        ).split { $0.isWhitespace }.joined(separator: " ")
    }
}

extension AppDeclarations.Shortcut {
    /// Returns the mistakes in the parameters that a phrase names.
    fileprivate func findings(in phrase: ShortcutPhrase) -> [CatalogFinding] {
        let source = source(of: phrase)
        let named = phrase.parameters.compactMap { reference in
            let name = intent.name(of: reference)
            return intent.contents.parameters.first { $0.name == name }
        }
        let crowd: [CatalogFinding] =
            named.count > 1
            ? [.crowdedPhrase(source, shortcut: title, parameters: named.map(\.name))] : []
        return crowd
            + named.compactMap { parameter in
                let type = parameter.parameter.valueType.element
                if type is any AppValue.Type { return nil }
                return .openPhrase(
                    source, shortcut: title, parameter: parameter.name,
                    type: _typeName(type, qualified: false))
            }
    }
}
