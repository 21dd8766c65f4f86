package import _Localization

/// A property of an entity, seen without its type.
package protocol AnyEntityProperty: AnyObject, Sendable {
    /// The type of the property's values.
    associatedtype Value: _IntentValue

    /// The label of the value; empty if the author gave no title.
    var title: LocalizedStringResource { get }

    /// The value, or `nil` of an optional one that was never set; `nil` if there is none.
    var presentValue: Value? { get }

    /// The value, if there is one that is not `nil`.
    var currentValue: (any _IntentValue)? { get }

    /// Sets the value.
    func take(_ value: Value)
}

extension EntityProperty: AnyEntityProperty {
    package var currentValue: (any _IntentValue)? {
        if let optional = storedValue as? any OptionalValue { return optional.wrappedValue }
        return storedValue
    }

    package func take(_ value: Value) { wrappedValue = value }
}

extension AppEntity {
    /// The declared properties and the names of their stored properties, in the order of their
    /// declaration.
    package var namedProperties: [(name: String, property: any AnyEntityProperty)] {
        let declared = Self.entityProperties.properties
        if !declared.isEmpty { return declared.map { ($0.name, $0.property(self)) } }
        // A class has no key paths to its stored properties.
        var found: [(name: String, property: any AnyEntityProperty)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                guard let property = child.value as? any AnyEntityProperty else { continue }
                found.append((IntentContents.propertyName(child.label ?? ""), property))
            }
            mirror = current.superclassMirror
        }
        return found
    }
}
