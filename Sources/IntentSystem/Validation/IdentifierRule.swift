import AppIntents

/// No two intents, entities or enumerations have one identifier: what is stored names them by it.
enum IdentifierRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        let intents = AppDeclarations.groups(of: app.intents, sharing: \.identifier)
            .map { ($0.key, $0.things.map { AppDeclarations.name(of: $0.type) }) }
        let entities = shared(app.entityTypes, by: { $0.persistentIdentifier })
        let enums = shared(app.enumTypes, by: { $0.persistentIdentifier })
        return (intents + entities + enums).map { .sharedIdentifier($0, types: $1) }
    }

    private static func shared<Metatype>(
        _ types: [Metatype], by identifier: (Metatype) -> String
    ) -> [(String, [String])] {
        AppDeclarations.groups(of: types, sharing: identifier).map { key, types in
            (key, types.compactMap { $0 as? Any.Type }.map(AppDeclarations.name))
        }
    }
}
