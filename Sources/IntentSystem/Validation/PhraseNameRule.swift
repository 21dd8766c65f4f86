import AppIntents

/// Every phrase names the app (DIS-4).
enum PhraseNameRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.shortcuts.flatMap { shortcut in
            shortcut.phrases.filter { !$0.namesApplication }
                .map { .namelessPhrase(shortcut.source(of: $0), shortcut: shortcut.title) }
        }
    }
}
