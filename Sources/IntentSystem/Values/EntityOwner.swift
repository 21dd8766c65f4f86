import AppIntents

/// A kind of owner of an entity besides the person, with its name for programs.
package enum EntityOwner: String, Sendable, Hashable, CaseIterable {
    /// The app doesn't know the owner.
    case unknown
    /// Other people share the entity.
    case shared
    /// Everyone can see the entity.
    case `public`

    private var ownership: EntityOwnership {
        switch self {
        case .unknown: .unknown
        case .shared: .shared
        case .public: .public
        }
    }

    /// Returns the owners of an entity that declares them; `nil` for any other value.
    static func owners(of value: any _IntentValue) -> [EntityOwner]? {
        guard let ownership = (value as? any OwnershipProvidingEntity)?.ownership else {
            return nil
        }
        return allCases.filter { ownership.contains($0.ownership) }
    }
}
