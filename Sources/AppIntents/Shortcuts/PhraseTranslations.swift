import Foundation
package import _Localization

/// The phrases of one shortcut in the language of a person, from the tables of the app.
///
/// The key of a phrase in a table is the author's text, with `${applicationName}` for the app and
/// `${soup}` for a parameter. The table `AppShortcuts` comes first, then the app's default table. A
/// string catalog may list several translations of a phrase.
struct PhraseTranslations {
    private let parameters: [(name: String, reference: ParameterReference)]
    private let locale: Locale
    private let bundle: LocalizedStringResource.BundleDescription

    /// Creates translations with the parameters of an intent that its shortcut names.
    init(
        of intent: any AppIntent, naming references: [ParameterReference], in locale: Locale,
        bundle: LocalizedStringResource.BundleDescription
    ) {
        let named = IntentContents(of: intent).parameters
        parameters = references.compactMap { reference in
            let parameter = reference.parameter(of: intent)
            return named.first { $0.parameter === parameter }.map {
                (name: $0.name, reference: reference)
            }
        }
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates translations without parameters, because negative phrases have none.
    init(in locale: Locale, bundle: LocalizedStringResource.BundleDescription) {
        parameters = []
        self.locale = locale
        self.bundle = bundle
    }

    /// Returns the translations of a phrase, or the phrase as its author wrote it.
    ///
    /// The author's `table`, if there is one, comes before the others.
    func phrases(for phrase: ShortcutPhrase, table: String? = nil) -> [ShortcutPhrase] {
        let key = phrase.text(applicationName: Self.placeholder("applicationName")) { reference in
            Self.placeholder(parameters.first { $0.reference == reference }?.name ?? "")
        }
        let tables: [String?] =
            table.map { [$0, "AppShortcuts", nil] } ?? ["AppShortcuts", nil]
        return bundle.alternatives(for: key, tables: tables, locale: locale)?.map(read) ?? [phrase]
    }

    private static func placeholder(_ name: String) -> String { "${\(name)}" }

    /// Reads a phrase with placeholders; a placeholder for anything that the shortcut doesn't name
    /// stays unchanged.
    private func read(_ text: String) -> ShortcutPhrase {
        var tokens: [ShortcutPhrase.Token] = []
        var words = ""
        func add(_ token: ShortcutPhrase.Token) {
            if !words.isEmpty { tokens.append(.text(words)) }
            words = ""
            tokens.append(token)
        }
        var rest = Substring(text)
        while let start = rest.range(of: "${"),
            let end = rest[start.upperBound...].firstIndex(of: "}")
        {
            words += rest[..<start.lowerBound]
            let name = rest[start.upperBound..<end]
            if name == "applicationName" {
                add(.applicationName)
            } else if let known = parameters.first(where: { $0.name == name }) {
                add(.parameter(known.reference))
            } else {
                words += rest[start.lowerBound...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        words += rest
        if !words.isEmpty { tokens.append(.text(words)) }
        return ShortcutPhrase(tokens: tokens)
    }
}

extension AppShortcut {
    /// Returns the phrases in the language of a person; the first is the one to show.
    package func phrases(
        in locale: Locale, bundle: LocalizedStringResource.BundleDescription = .main
    ) -> [ShortcutPhrase] {
        let translations = PhraseTranslations(
            of: intent, naming: references, in: locale, bundle: bundle)
        var found: [ShortcutPhrase] = []
        for phrase in phrases.flatMap({ translations.phrases(for: $0) })
        where !found.contains(phrase) {
            found.append(phrase)
        }
        return found
    }

    /// Returns the sentence for a value of the presented parameter, in the language of a person.
    package func presentedSummary(
        in locale: Locale, bundle: LocalizedStringResource.BundleDescription = .main
    ) -> ShortcutPhrase? {
        presentation.flatMap { presentation in
            PhraseTranslations(of: intent, naming: references, in: locale, bundle: bundle)
                .phrases(for: presentation.summary, table: presentation.summaryTable).first
        }
    }

    /// The parameters that the phrases and the presentation name.
    private var references: [ParameterReference] {
        phrases.flatMap(\.parameters) + (presentation.map { [$0.parameter] } ?? [])
    }
}

extension NegativeAppShortcutPhrases {
    /// Returns the phrases in the language of a person.
    package func phrases(
        in locale: Locale, bundle: LocalizedStringResource.BundleDescription = .main
    ) -> [ShortcutPhrase] {
        let translations = PhraseTranslations(in: locale, bundle: bundle)
        return phrases.flatMap { translations.phrases(for: $0.phrase) }
    }
}
