import Synchronization

/// A separate space of identities.
@propertyWrapper
public struct Namespace: Sendable {
    /// The identity of the space.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private static let next = Atomic(0)

    private let id: ID

    public init() {
        id = ID(number: Self.next.add(1, ordering: .relaxed).newValue)
    }

    /// The identity of the space.
    public var wrappedValue: Namespace.ID { id }
}
