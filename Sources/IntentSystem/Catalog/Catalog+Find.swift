import AppIntents
import Logging

extension Catalog {
    /// Returns the find actions of the entities in a scope: one for each whose query can list or
    /// filter all entities.
    static func findActions(in scope: Scope) -> [Entry] {
        scope.types((any AppEntity).self, as: (any AppEntity.Type).self).compactMap(findAction)
    }

    /// Returns the find action of a type of entities, if its query can list or filter all of them.
    static func findAction(of type: any AppEntity.Type) -> Entry? {
        type.findAction.map { Entry(system: $0) }
    }

    /// Returns the actions of the queries in a scope that find values for a value, one for each query.
    static func queryActions(in scope: Scope) -> [Entry] {
        scope.types((any IntentValueQuery).self, as: (any IntentValueQuery.Type).self)
            .map { queryAction(of: $0) }
    }

    /// Returns the action of a query that finds values for a value.
    static func queryAction(of type: any IntentValueQuery.Type) -> Entry {
        Entry(system: type.findMatchingAction)
    }

    /// Returns the query from which the system made an intent; `nil` for an author's intent.
    static func query(of type: any AppIntent.Type) -> (any IntentValueQuery)? {
        type.cast(to: (any SystemQueryIntent.Type).self)?.query
    }

    /// Returns the find action with an identifier; `nil` if no find action has it.
    package func findAction(identifier: String) -> (any SystemFindIntent.Type)? {
        entry(identifier: identifier)?.type.cast(to: (any SystemFindIntent.Type).self)
    }

    /// The find actions of the app.
    package var findActions: [any SystemFindIntent.Type] {
        entries.compactMap { $0.type.cast(to: (any SystemFindIntent.Type).self) }
    }
}

extension IntentSystem {
    /// Learns the titles of the properties that find actions filter by, from an entity of each
    /// type.
    ///
    /// If that fails, the error is logged, and the properties keep their names in the source.
    package func learnProperties() async {
        for action in catalog.findActions {
            do {
                try await action.learn()
            } catch {
                log.warning(
                    "\(catalog.identifier(of: action)) could not ask for an entity: \(error)")
            }
        }
    }
}

extension AppEntity {
    /// The find action of the type, if its query can list or filter all entities.
    fileprivate static var findAction: (any SystemFindIntent.Type)? {
        let query = type(of: defaultQuery)
        // An entity type with a single entity has nothing to find.
        if RecordedConformances.has(query, (any UniqueAppEntityQuery.Type).self) { return nil }
        if let query = RecordedConformances.cast(query, to: (any EntityPropertyQuery.Type).self) {
            return find(query)
        }
        return RecordedConformances.cast(query, to: (any EnumerableEntityQuery.Type).self)
            .map { find($0) }
    }

    private static func find<Query: EntityPropertyQuery>(
        _: Query.Type
    ) -> any SystemFindIntent.Type {
        FindIntent<PropertyQuerySource<Query>>.self
    }

    private static func find<Query: EnumerableEntityQuery>(
        _: Query.Type
    ) -> any SystemFindIntent.Type {
        FindIntent<EnumerableSource<Query>>.self
    }
}

extension IntentValueQuery {
    /// The action that the system makes of the query.
    fileprivate static var findMatchingAction: any AppIntent.Type { FindMatchingIntent<Self>.self }
}
