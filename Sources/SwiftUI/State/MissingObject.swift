import Synchronization

/// The mistake of a view that reads an object which its surroundings don't have.
enum MissingObject {
    /// True once a view with such a property was made: until then no view need be asked.
    static let isPossible = Atomic(false)

    static func text(of type: Any.Type) -> String {
        "No \(type) is in the environment: set one with environment(_:) or environmentObject(_:) "
            + "on a view around those that read it."
    }

    /// The text of the first object that a view, a modifier or a style reads in vain.
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
            // A property of an author's own type may be made of such properties.
            if let property = child.value as? any DynamicProperty,
                !(property is any BuiltInProperty), let text = found(in: property, environment)
            {
                return text
            }
        }
        return nil
    }
}

/// A property that reads an object of the surroundings.
@MainActor
protocol ObjectDependent {
    /// The mistake, if the object isn't there.
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
