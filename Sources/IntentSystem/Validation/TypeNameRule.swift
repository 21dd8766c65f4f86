import AppIntents

/// Entities and enumerations have a name.
enum TypeNameRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        let types: [any AppValue.Type] = app.entityTypes + app.enumTypes
        return
            types
            .filter { $0.typeDisplayRepresentation.name.text(in: AppDeclarations.locale).isBlank }
            .map { .unnamedType(AppDeclarations.name(of: $0)) }
    }
}
