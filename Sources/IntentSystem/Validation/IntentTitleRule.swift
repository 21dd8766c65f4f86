import AppIntents

/// An intent that is listed has a title, and one of its own.
enum IntentTitleRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        let listed = app.listedIntents
        let untitled = listed.filter(\.title.isBlank)
        let titled = listed.filter { !$0.title.isBlank }
        return untitled.map { .untitledIntent($0.identifier) }
            + AppDeclarations.groups(of: titled, sharing: \.title).map { title, intents in
                .sharedTitle(title, intents: intents.map(\.identifier))
            }
    }
}

extension String {
    /// Tells a text without anything to read.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
