import AppIntents

/// An App Shortcut can be found, and spoken (DIS-1).
enum ShortcutIntentRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.shortcuts.flatMap { shortcut -> [CatalogFinding] in
            guard shortcut.intent.type.isDiscoverable else {
                return [.hiddenShortcut(shortcut.title, intent: shortcut.intent.identifier)]
            }
            return shortcut.phrases.isEmpty ? [.shortcutWithoutPhrase(shortcut.title)] : []
        }
    }
}
