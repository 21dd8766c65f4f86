/// The people besides the person to whom an entity belongs.
public struct EntityOwnership: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The app doesn't know.
    public static let unknown: EntityOwnership = EntityOwnership(rawValue: 1)
    /// Other people share the entity.
    public static let shared: EntityOwnership = EntityOwnership(rawValue: 2)
    /// Everybody can see the entity.
    public static let `public`: EntityOwnership = EntityOwnership(rawValue: 4)
}

/// An entity that knows its owners.
///
/// The system mentions them when it asks the person before a `DeleteIntent` deletes the entity.
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
    /// The people besides the person to whom the entity belongs.
    var ownership: EntityOwnership { get }
}
