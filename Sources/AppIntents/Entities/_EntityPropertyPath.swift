/// The way from an entity to a property that it computes, which `@ComputedProperty` and
/// `@DeferredProperty` keep beside it.
///
/// The system finds it among the stored properties of the entity. Two are always equal and their
/// coding is empty, so that an entity's own equality and coding are those of what it keeps.
// Safe: a key path is immutable, though its type doesn't say so.
public struct _EntityPropertyPath<Entity, Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    /// `nil` in an entity that was read by its own `Decodable`.
    private let path: KeyPath<Entity, EntityProperty<Value>>?

    /// Keeps the path to a property.
    public init(_ path: KeyPath<Entity, EntityProperty<Value>>) {
        self.path = path
    }

    fileprivate init() { path = nil }

    /// The property of an entity.
    package func property(of entity: Entity) -> EntityProperty<Value>? {
        path.map { entity[keyPath: $0] }
    }
}

/// A path to a computed property, seen without its types.
package protocol AnyEntityPropertyPath {
    /// The type that declares the property.
    associatedtype Entity
    /// The type of the property's values.
    associatedtype Value: _IntentValue, Sendable

    /// The property of an entity.
    func property(of entity: Entity) -> EntityProperty<Value>?
}

extension _EntityPropertyPath: AnyEntityPropertyPath {}

extension AnyEntityPropertyPath {
    /// The property of an entity; `nil` for one of another type.
    func anyProperty(of entity: Any) -> (any AnyEntityProperty)? {
        (entity as? Entity).flatMap(property(of:))
    }
}

extension _EntityPropertyPath: Hashable {
    public static func == (left: Self, right: Self) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}

extension _EntityPropertyPath: Codable {
    public init(from decoder: any Decoder) throws { self.init() }

    public func encode(to encoder: any Encoder) throws {}
}

extension KeyedEncodingContainer {
    /// Writes nothing, not even the key.
    public mutating func encode<Entity, Value>(
        _ path: _EntityPropertyPath<Entity, Value>, forKey key: Key
    ) throws {}
}

extension KeyedDecodingContainer {
    /// Expects nothing.
    public func decode<Entity, Value>(
        _ type: _EntityPropertyPath<Entity, Value>.Type, forKey key: Key
    ) throws -> _EntityPropertyPath<Entity, Value> {
        _EntityPropertyPath()
    }
}
