/// Finds entities by their identifiers, and offers some to pick from.
///
/// A query may use `@Dependency`; the system makes a new query for each question and prepares its
/// dependencies first (DEP-5).
@_alwaysEmitConformanceMetadata
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    /// The entities that the query finds.
    associatedtype Entity: AppEntity = Self.Result.Result.ValueType
    where Self.Entity == Self.Result.Result
    /// The type of `suggestedEntities()`: a list, or a collection in sections.
    associatedtype Result = [Self.Entity]

    /// Creates the query.
    init()

    /// Gives the entities that still exist, in any order.
    func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]

    /// Gives entities that a picker offers before a person types.
    func suggestedEntities() async throws -> Self.Result

    /// Gives the names of entities without making the entities, where that is cheaper.
    ///
    /// The system asks where it shows entities of which it has only identifiers.
    func displayRepresentations(
        for identifiers: [Self.Entity.ID]
    ) async throws -> [Self.Entity.ID: DisplayRepresentation]

    /// Gives the names of entities, as far as the system needs them: with pictures or without.
    func displayRepresentations(
        for: [Self.Entity.ID], requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Self.Entity.ID: DisplayRepresentation]
}

extension EntityQuery {
    /// By default, the representations of the entities themselves.
    public func displayRepresentations(
        for identifiers: [Self.Entity.ID]
    ) async throws -> [Self.Entity.ID: DisplayRepresentation] {
        Dictionary(
            try await entities(for: identifiers).map { ($0.id, $0.displayRepresentation) }
        ) { first, _ in first }
    }

    /// By default, all that `displayRepresentations(for:)` gives.
    public func displayRepresentations(
        for identifiers: [Self.Entity.ID],
        requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Self.Entity.ID: DisplayRepresentation] {
        try await displayRepresentations(for: identifiers)
    }

    /// Gives the suggested entities: a query is the options provider of its entities.
    public func results() async throws -> Self.Result {
        try await suggestedEntities()
    }
}

extension EntityQuery {
    /// Suggests nothing.
    ///
    /// Unspecified by Apple for queries that say nothing; an empty list lets a surface ask for
    /// text.
    public func suggestedEntities() async throws -> Self.Result { .empty }
}

/// A query that also finds entities by what a person types or says.
@_alwaysEmitConformanceMetadata
public protocol EntityStringQuery: EntityQuery {
    /// Gives the entities that match the text, best first.
    func entities(matching string: String) async throws -> Self.Result
}

/// A query whose entities are few enough to list them all.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery {
    /// Gives all entities.
    func allEntities() async throws -> Self.Result

    /// Describes the action that finds entities.
    static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
    /// By default, the action has no description.
    public static var findIntentDescription: IntentDescription? { nil }

    /// Suggests all entities.
    public func suggestedEntities() async throws -> Self.Result {
        try await allEntities()
    }
}
