import Synchronization

/// The mistake of a view that reads an object missing from its environment.
enum MissingObject {
    /// True once a view with such a property exists: until then no view needs the check.
    static let isPossible = Atomic(false)

    static func text(of type: Any.Type) -> String {
        "No \(type) is in the environment: set one with environment(_:) or environmentObject(_:) "
            + "on a view around those that read it."
    }

    /// Returns the message about the first missing object that a view, a modifier or a style reads.
    @MainActor
    static func found<Subject>(
        in subject: Subject, _ environment: EnvironmentValues
    ) -> String? {
        for child in Mirror(reflecting: subject).children {
            if let dependent = child.value as? any ObjectDependent,
                let text = dependent.missingObject(in: environment)
            {
                return text
            }
            // A custom property type may be composed of such properties.
            if let property = child.value as? any DynamicProperty,
                !(property is any BuiltInProperty), let text = found(in: property, environment)
            {
                return text
            }
        }
        return nil
    }
}

/// A property that reads an object from the environment.
@MainActor
protocol ObjectDependent {
    /// Returns the message about the object, if it is missing.
    func missingObject(in environment: EnvironmentValues) -> String?
}

extension EnvironmentValues {
    private struct Objects: EnvironmentKey {
        static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
    }

    /// The object of a type that an ancestor of the view has set.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { self[Objects.self][ObjectIdentifier(type)] as? Object }
        set { self[Objects.self][ObjectIdentifier(type)] = newValue }
    }
}
