/// The identity of an entity of an app whose types are known by their names alone.
public struct AttributedEntityIdentifier: Equatable, Sendable {
    /// The type of the entity.
    public let entityType: AttributedTypeIdentifier
    /// The identifier of the entity as text.
    public let instanceIdentifier: String

    /// Creates an identity.
    public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
        self.entityType = entityType
        self.instanceIdentifier = instanceIdentifier
    }
}

/// The identity of a type of an app.
public struct AttributedTypeIdentifier: Equatable, Sendable {
    /// The name of the type that outlives renaming.
    public let persistentIdentifier: String
    /// The bundle identifier of the app that declares the type, if it is known.
    public let bundleIdentifier: String?

    /// Creates the identity of a type.
    public init(persistentIdentifier: String, bundleIdentifier: String? = nil) {
        self.persistentIdentifier = persistentIdentifier
        self.bundleIdentifier = bundleIdentifier
    }
}
