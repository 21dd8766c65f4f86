/// Those to whom an entity belongs besides the person.
public struct EntityOwnership: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
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

/// An entity that tells to whom it belongs.
///
/// The system says so when it asks the person before a `DeleteIntent` deletes the entity.
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
    /// Those to whom the entity belongs besides the person.
    var ownership: EntityOwnership { get }
}
