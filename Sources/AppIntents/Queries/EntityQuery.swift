/// A query that finds entities by their identifiers, and offers some to pick from.
///
/// A query may use `@Dependency`; the system creates a new query for each request and prepares its
/// dependencies first (DEP-5).
@_alwaysEmitConformanceMetadata
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    /// The entities that the query finds.
    associatedtype Entity: AppEntity = Self.Result.Result.ValueType
    where Self.Entity == Self.Result.Result
    /// The type of `suggestedEntities()`: a list, or a collection in sections.
    associatedtype Result = [Self.Entity]

    /// The processes of the app that may ask the query.
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    /// Creates the query.
    init()

    /// Returns the entities that still exist, in any order.
    func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]

    /// Returns the entities that a picker offers before a person types.
    func suggestedEntities() async throws -> Self.Result

    /// Returns the representations of entities without creating the entities, if that is cheaper.
    ///
    /// The system calls it when it shows entities and has only their identifiers.
    func displayRepresentations(
        for identifiers: [Self.Entity.ID]
    ) async throws -> [Self.Entity.ID: DisplayRepresentation]

    /// Returns the representations of entities, as far as the system needs them: with or without
    /// pictures.
    func displayRepresentations(
        for: [Self.Entity.ID], requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Self.Entity.ID: DisplayRepresentation]
}

extension EntityQuery {
    /// By default, returns the representations of the entities themselves.
    public func displayRepresentations(
        for identifiers: [Self.Entity.ID]
    ) async throws -> [Self.Entity.ID: DisplayRepresentation] {
        Dictionary(
            try await entities(for: identifiers).map { ($0.id, $0.displayRepresentation) }
        ) { first, _ in first }
    }

    /// By default, returns the result of `displayRepresentations(for:)`.
    public func displayRepresentations(
        for identifiers: [Self.Entity.ID],
        requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Self.Entity.ID: DisplayRepresentation] {
        try await displayRepresentations(for: identifiers)
    }

    /// Returns the suggested entities: a query is the options provider of its entities.
    public func results() async throws -> Self.Result {
        try await suggestedEntities()
    }
}

extension EntityQuery {
    /// Returns no suggestions.
    ///
    /// Unspecified by Apple for queries that don't implement it; with an empty list, a surface asks
    /// for text.
    public func suggestedEntities() async throws -> Self.Result { .empty }
}

/// A query that also finds entities by a text that a person types or says.
@_alwaysEmitConformanceMetadata
public protocol EntityStringQuery: EntityQuery {
    /// Returns the entities that match the text, best first.
    func entities(matching string: String) async throws -> Self.Result
}

/// A query that can list all of its entities because they are few.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all entities.
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
