package import _Localization

/// A property of an entity, seen without its type.
package protocol AnyEntityProperty: AnyObject, Sendable {
    /// The type of the property's values.
    associatedtype Value: _IntentValue, Sendable

    /// The author's name for the property among programs; `nil` leaves it to the source.
    var identifier: String? { get }

    /// The label of the value; empty if the author gave no title.
    var title: LocalizedStringResource { get }

    /// The value, or `nil` of an optional one that was never set; `nil` if there is none.
    var presentValue: Value? { get }

    /// The value that was set, if there is one that is not `nil`.
    var currentValue: (any _IntentValue)? { get }

    /// The property has no value before it is fetched.
    var isDeferred: Bool { get }

    /// Reads the value of an entity's property, through its getter if it has one; `nil` if there is
    /// none.
    func value(in entity: any AppEntity) async throws -> (any _IntentValue)?

    /// The value that the entity has for a property which the system may set there; `nil` for any
    /// other property.
    func settableValue(in entity: any AppEntity) -> (any _IntentValue)?

    /// Sets the value.
    func take(_ value: Value)
}

extension EntityProperty: AnyEntityProperty {
    package var currentValue: (any _IntentValue)? { Self.present(storedValue) }

    package var isDeferred: Bool { if case .fetch? = getter { true } else { false } }

    package func value(in entity: any AppEntity) async throws -> (any _IntentValue)? {
        Self.present(try await typedValue(in: entity))
    }

    /// The value, fetched if it must be; `nil` if there is none.
    func typedValue(in entity: any AppEntity) async throws -> Value? {
        switch getter {
        case .path(_, _, let read): read(entity)
        case .fetch(let fetch): try await fetch(entity)
        case nil: storedValue
        }
    }

    package func settableValue(in entity: any AppEntity) -> (any _IntentValue)? {
        guard case .path(_, true, let read)? = getter else { return nil }
        return Self.present(read(entity))
    }

    private static func present(_ value: Value?) -> (any _IntentValue)? {
        if let optional = value as? any OptionalValue { return optional.wrappedValue }
        return value
    }

    package func take(_ value: Value) { wrappedValue = value }
}

extension AppEntity {
    /// The declared properties and their names, in the order of their declaration.
    ///
    /// A name is the identifier that the author gave, or else that of the stored property.
    package var namedProperties: [(name: String, property: any AnyEntityProperty)] {
        let declared = Self.entityProperties.properties
        if !declared.isEmpty {
            return declared.compactMap { declared in
                declared.property(self).map { ($0.identifier ?? declared.name, $0) }
            }
        }
        // A class has no key paths to its stored properties.
        var found: [(name: String, property: any AnyEntityProperty)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                let property =
                    child.value as? any AnyEntityProperty
                    ?? (child.value as? any AnyEntityPropertyPath)?.anyProperty(of: self)
                guard let property else { continue }
                let name =
                    property.identifier ?? IntentContents.propertyName(child.label ?? "")
                found.append((name, property))
            }
            mirror = current.superclassMirror
        }
        return found
    }
}
