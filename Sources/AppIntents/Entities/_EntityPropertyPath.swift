/// The path from an entity to a property that it computes, which `@ComputedProperty` and
/// `@DeferredProperty` store beside it.
///
/// The system finds it among the stored properties of the entity. It takes no space, two are always
/// equal and their coding is empty, so it doesn't affect an entity's equality and coding. The path
/// is known from the type alone, also in an entity that its `Decodable` conformance created.
public struct _EntityPropertyPath<Entity, Value, Source>: Sendable
where Value: _IntentValue, Value: Sendable, Source: _EntityPropertySource {
    public init() {}
}

/// A type that knows the path from an entity to one of its properties.
///
/// Macros write a type for each property; authors don't conform to it.
public protocol _EntityPropertySource {
    /// The path from the entity to its `EntityProperty`.
    static var path: AnyKeyPath { get }
}

/// A path to a computed property, seen without its types.
package protocol AnyEntityPropertyPath {
    associatedtype Entity
    associatedtype Value: _IntentValue, Sendable

    /// The path from the entity to its `EntityProperty`.
    static var path: AnyKeyPath { get }
}

extension _EntityPropertyPath: AnyEntityPropertyPath {
    package static var path: AnyKeyPath { Source.path }
}

extension AnyEntityPropertyPath {
    /// Returns the property of an entity; `nil` for an entity of another type.
    func anyProperty(of entity: Any) -> (any AnyEntityProperty)? {
        guard let entity = entity as? Entity,
            let path = Self.path as? KeyPath<Entity, EntityProperty<Value>>
        else { return nil }
        return entity[keyPath: path]
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
    public mutating func encode<Entity, Value, Source>(
        _ path: _EntityPropertyPath<Entity, Value, Source>, forKey key: Key
    ) throws {}
}

extension KeyedDecodingContainer {
    /// Reads nothing.
    public func decode<Entity, Value, Source>(
        _ type: _EntityPropertyPath<Entity, Value, Source>.Type, forKey key: Key
    ) throws -> _EntityPropertyPath<Entity, Value, Source> {
        _EntityPropertyPath()
    }
}
