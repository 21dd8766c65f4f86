import AppIntents

/// An app declares its App Shortcuts in one place, as Apple's page on `AppShortcutsProvider` asks.
enum ShortcutsProviderRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        guard app.providers.count > 1 else { return [] }
        return [.severalProviders(app.providers.map { AppDeclarations.name(of: $0) }.sorted())]
    }
}
