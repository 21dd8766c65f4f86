public import AppIntents
import AppIntentsMetadata
import IntentSystem

/// A type of entities of an app, to find them.
public struct AppEntityDefinition: AppIntentTypeDefinition, Sendable, Equatable {
    /// The type of the entities.
    public typealias Instance = AnyAppEntity

    let app: TestedApp
    /// The name of the entities' type.
    public let typeIdentifier: String

    /// The bundle identifier of the app.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Returns an entity by its identifier alone, without asking the app whether it exists.
    public func makeReference(identifier: String) -> AnyAppEntity {
        AnyAppEntity(
            IntentValueContainer(
                ReadValue(.entity(type: typeIdentifier, id: identifier)), of: bundleIdentifier),
            typeIdentifier, identifier)
    }

    /// Returns all entities, if the type's query can list them.
    public func allEntities() async throws -> [AnyAppEntity] {
        try await app.entities(.all(entities: typeIdentifier))
    }

    /// Returns the entities that a picker offers before a person types.
    public func suggestedEntities() async throws -> [AnyAppEntity] {
        try await app.entities(.suggested(entities: typeIdentifier))
    }

    /// Returns the entities that match a text, best first.
    public func entities(matching string: String) async throws -> [AnyAppEntity] {
        try await app.entities(.matching(entities: typeIdentifier, text: string))
    }

    /// Returns the entities that the app's index has now: those that a text matches, best first, or all.
    ///
    /// The index is filled as at the start of the app, once, before the first intent is performed.
    public func spotlightQuery(_ userQuery: String? = nil) async throws -> [AnyAppEntity] {
        try await app.entities(.indexed(entities: typeIdentifier, text: userQuery))
    }

    /// Returns the entities that still exist, in the order of the identifiers.
    public func entities<Identifier>(
        identifiers: [Identifier]
    ) async throws -> [AnyAppEntity] where Identifier: EntityIdentifierConvertible {
        try await app.entities(
            .identified(
                entities: typeIdentifier, identifiers: identifiers.map(\.entityIdentifierString)))
    }

    /// Returns the entities of the type that the card shows of the intent that ran last by these
    /// definitions.
    public func viewAnnotations() async throws -> [ViewAnnotation] {
        try await app.entities(.shown(entities: typeIdentifier, screen: app.screen))
            .map { ViewAnnotation(entity: $0) }
    }

    public func isInstance(_ value: AnyAppEntity) throws {
        let type = value.identifier.entityType.persistentIdentifier
        guard type == typeIdentifier else {
            throw TestingProblem(description: "The value is a \(type), no \(typeIdentifier).")
        }
    }

    public static func == (left: AppEntityDefinition, right: AppEntityDefinition) -> Bool {
        left.typeIdentifier == right.typeIdentifier
            && left.bundleIdentifier == right.bundleIdentifier
    }
}

/// An entity that a view names as shown.
public struct ViewAnnotation: Sendable, Equatable {
    /// The entity.
    public let entity: AnyAppEntity
}
