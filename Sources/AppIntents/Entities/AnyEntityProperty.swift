package import _Localization

/// A property of an entity, seen without its type.
package protocol AnyEntityProperty: AnyObject, Sendable {
    /// The type of the property's values.
    associatedtype Value: _IntentValue

    /// The author's name for the property among programs; `nil` leaves it to the source.
    var identifier: String? { get }

    /// The label of the value; empty if the author gave no title.
    var title: LocalizedStringResource { get }

    /// The value, or `nil` of an optional one that was never set; `nil` if there is none.
    var presentValue: Value? { get }

    /// The value that was set, if there is one that is not `nil`.
    var currentValue: (any _IntentValue)? { get }

    /// Reads the value of an entity's property, through its getter if it has one; `nil` if there is
    /// none.
    func value(in entity: any AppEntity) async throws -> (any _IntentValue)?

    /// Sets the value.
    func take(_ value: Value)
}

extension EntityProperty: AnyEntityProperty {
    package var currentValue: (any _IntentValue)? { Self.present(storedValue) }

    package func value(in entity: any AppEntity) async throws -> (any _IntentValue)? {
        guard let getter else { return currentValue }
        return Self.present(try await getter(entity))
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
            return declared.map { declared in
                let property = declared.property(self)
                return (property.identifier ?? declared.name, property)
            }
        }
        // A class has no key paths to its stored properties.
        var found: [(name: String, property: any AnyEntityProperty)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                guard let property = child.value as? any AnyEntityProperty else { continue }
                let name =
                    property.identifier ?? IntentContents.propertyName(child.label ?? "")
                found.append((name, property))
            }
            mirror = current.superclassMirror
        }
        return found
    }
}
