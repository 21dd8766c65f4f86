/// An entity of which there is one, such as the settings of an app.
///
/// The system takes it for a required parameter without asking.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where Self.DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    /// The name of the type.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}

extension UniqueAppEntity where Self.ID == String {
    /// The identifier of the type: there is no second entity to tell it from.
    public var id: String { Self.persistentIdentifier }
}

/// A query for an entity of which there is one.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Self.Entity: UniqueAppEntity {
    /// The type of the entity.
    associatedtype Unique where Self.Entity == Self.Unique

    /// Gives the entity.
    func uniqueEntity() async throws -> Self.Unique
}

extension UniqueAppEntityQuery {
    /// Gives the entity if its identifier is among those that are asked for.
    public func entities(for identifiers: [Self.Unique.ID]) async throws -> [Self.Unique] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }

    /// Gives the entity.
    public func allEntities() async throws -> [Self.Unique] { [try await uniqueEntity()] }

    /// Gives the entity.
    public func suggestedEntities() async throws -> [Self.Unique] { [try await uniqueEntity()] }
}

/// A query that gives what a closure does: `static let defaultQuery = UniqueAppEntityProvider { … }`.
public struct UniqueAppEntityProvider<Entity>: UniqueAppEntityQuery where Entity: UniqueAppEntity {
    /// The type of the entity.
    public typealias Unique = Entity
    /// A list with the entity.
    public typealias Result = [Entity]
    /// One entity, as the choices of a parameter are.
    public typealias DefaultValue = Array<Entity>.Result

    private let provider: (@Sendable () async throws -> Entity)?

    /// Creates a query that asks the type's default query.
    public init() {
        provider = nil
    }

    /// Creates a query that gives what the closure does.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) {
        self.provider = provider
    }

    /// Gives the entity.
    public func uniqueEntity() async throws -> Entity {
        if let provider { return try await provider() }
        if let standing = Entity.defaultQuery as? UniqueAppEntityProvider<Entity>,
            let provider = standing.provider
        {
            return try await provider()
        }
        throw AppIntentError.Unrecoverable.entityNotFound
    }
}
