import AppIntents

/// Everything that intents and the queries of entities depend on is registered (DEP-5).
enum DependencyRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        var users: [MissingDependency: [String]] = [:]
        var order: [MissingDependency] = []
        func note(_ contents: IntentContents, of user: String) {
            for missing in contents.dependencies.compactMap(\.missing) {
                if users[missing] == nil { order.append(missing) }
                if users[missing]?.contains(user) != true {
                    users[missing, default: []].append(user)
                }
            }
        }
        for intent in app.intents { note(intent.contents, of: intent.identifier) }
        for type in app.entityTypes {
            let query = type.anyDefaultQuery
            note(contents(of: query), of: AppDeclarations.name(of: Swift.type(of: query)))
        }
        for query in app.intents.compactMap(\.query) {
            note(contents(of: query), of: AppDeclarations.name(of: Swift.type(of: query)))
        }
        return order.map { .missingDependency($0, users: users[$0] ?? []) }
    }

    private static func contents(of query: some Any) -> IntentContents {
        IntentContents(of: query)
    }
}
