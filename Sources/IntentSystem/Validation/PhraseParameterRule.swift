import AppIntents

/// A phrase names one parameter at most, an entity or an enumeration (DIS-4).
enum PhraseParameterRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.shortcuts.flatMap { shortcut in
            shortcut.phrases.flatMap { findings(in: $0, of: shortcut) }
        }
    }

    private static func findings(
        in phrase: ShortcutPhrase, of shortcut: AppDeclarations.Shortcut
    ) -> [CatalogFinding] {
        let source = shortcut.source(of: phrase)
        let named = phrase.parameters.compactMap { reference in
            let name = shortcut.intent.name(of: reference)
            return shortcut.intent.contents.parameters.first { $0.name == name }
        }
        let crowd: [CatalogFinding] =
            named.count > 1
            ? [.crowdedPhrase(source, shortcut: shortcut.title, parameters: named.map(\.name))]
            : []
        return crowd
            + named.compactMap { parameter in
                let type = parameter.parameter.valueType.element
                if type is any AppValue.Type { return nil }
                return .openPhrase(
                    source, shortcut: shortcut.title, parameter: parameter.name,
                    type: _typeName(type, qualified: false))
            }
    }
}
