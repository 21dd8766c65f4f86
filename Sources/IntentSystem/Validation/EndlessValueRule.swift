import AppIntents

/// A value of a type of fields or kinds doesn't hold another of its type.
enum EndlessValueRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.valueTypes.filter { $0.holdsItself }
            .map { .endlessValue(AppDeclarations.name(of: $0)) }
    }
}
