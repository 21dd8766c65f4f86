/// App Shortcuts and their phrases are as many as Apple's systems take (DIS-4).
enum ShortcutLimitsRule: CatalogRule {
    static let shortcuts = 10
    static let phrases = 1000

    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        var findings: [CatalogFinding] = []
        if app.shortcuts.count > shortcuts {
            findings.append(.tooManyShortcuts(app.shortcuts.count, limit: shortcuts))
        }
        let count = app.shortcuts.reduce(0) { $0 + $1.phrases.count }
        if count > phrases { findings.append(.tooManyPhrases(count, limit: phrases)) }
        return findings
    }
}
