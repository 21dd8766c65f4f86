package import _Localization

/// A property of an entity, seen without its type.
package protocol AnyEntityProperty: AnyObject, Sendable {
    /// The type of the property's values.
    associatedtype Value: _IntentValue, Sendable

    /// The author's name for the property in data; `nil` derives it from the source.
    var identifier: String? { get }

    /// The label of the value; empty if the author gave no title.
    var title: LocalizedStringResource { get }

    /// The value; `nil` if there is none, and `.some(nil)` for an optional property that was never set.
    var presentValue: Value? { get }

    /// The value that was set, if it is not `nil`.
    var currentValue: (any _IntentValue)? { get }

    /// The property has no value before it is fetched.
    var isDeferred: Bool { get }

    /// Returns the value of an entity's property, through its getter if it has one; `nil` if there
    /// is none.
    func value(in entity: any AppEntity) async throws -> (any _IntentValue)?

    /// Returns the entity's value for a property that the system may set; `nil` for any other
    /// property.
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

    /// Returns the value, fetching it if necessary; `nil` if there is none.
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
    /// A name is the author's identifier, or else the name of the stored property.
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
