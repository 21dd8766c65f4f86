import Synchronization

/// The values of deferred properties that a run fetched, so that it fetches each only once.
// Safe: values are Sendable, and the dictionary is in a mutex.
package final class FetchedProperties: @unchecked Sendable {
    private struct Key: Hashable {
        let entity: ObjectIdentifier
        let identifier: String
        let property: String
    }

    /// The values; an inner `nil` is a property without a value.
    private let values = Mutex<[Key: (any Sendable)?]>([:])

    package init() {}

    /// Returns the value of an entity's property; the outer `nil` if it was not fetched.
    package func value<Entity: AppEntity>(
        of property: String, in entity: Entity
    ) -> (any Sendable)?? {
        values.withLock { $0[Self.key(property, entity)] }
    }

    /// Stores a value, or the fact that there is none.
    package func keep<Entity: AppEntity>(
        _ value: (any Sendable)?, of property: String, in entity: Entity
    ) {
        values.withLock { $0[Self.key(property, entity)] = .some(value) }
    }

    private static func key<Entity: AppEntity>(_ property: String, _ entity: Entity) -> Key {
        Key(
            entity: ObjectIdentifier(Entity.self),
            identifier: entity.id.entityIdentifierString, property: property)
    }
}
