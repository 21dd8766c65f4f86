/// An entity that exists only once, such as the settings of an app.
///
/// The system uses it for a required parameter without asking.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where Self.DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    /// The name of the type.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}

extension UniqueAppEntity where Self.ID == String {
    /// The identifier of the type: there is only one entity.
    public var id: String { Self.persistentIdentifier }
}

/// A query for an entity that exists only once.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Self.Entity: UniqueAppEntity {
    /// The type of the entity.
    associatedtype Unique where Self.Entity == Self.Unique

    /// Returns the entity.
    func uniqueEntity() async throws -> Self.Unique
}

extension UniqueAppEntityQuery {
    /// Returns the entity if its identifier is among the requested ones.
    public func entities(for identifiers: [Self.Unique.ID]) async throws -> [Self.Unique] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }

    /// Returns the entity.
    public func allEntities() async throws -> [Self.Unique] { [try await uniqueEntity()] }

    /// Returns the entity.
    public func suggestedEntities() async throws -> [Self.Unique] { [try await uniqueEntity()] }
}

/// A query that returns the result of a closure: `static let defaultQuery = UniqueAppEntityProvider
/// { … }`.
public struct UniqueAppEntityProvider<Entity>: UniqueAppEntityQuery where Entity: UniqueAppEntity {
    /// The type of the entity.
    public typealias Unique = Entity
    /// A list with the entity.
    public typealias Result = [Entity]
    /// One entity, like the choices of a parameter.
    public typealias DefaultValue = Array<Entity>.Result

    private let provider: (@Sendable () async throws -> Entity)?

    public init() {
        provider = nil
    }

    /// Creates a query that returns the closure's result.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) {
        self.provider = provider
    }

    /// Returns the entity.
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
