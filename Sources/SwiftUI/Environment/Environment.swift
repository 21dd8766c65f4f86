public import Observation
import Synchronization

/// A property that reads a value from the environment of a view.
///
/// It can be read while the system reads the `body` of the view, or a style or modifier makes its
/// body. Unspecified by Apple; at other times it returns the value for views without ancestors.
@propertyWrapper
public struct Environment<Value> {
    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// A function that reads an object, and the object's type if there must be one.
        case object((EnvironmentValues) -> Value?, required: Any.Type?)
    }

    private let content: Content

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        content = .keyPath(keyPath)
    }

    /// Creates a property that reads an observable object.
    ///
    /// If no ancestor of a view has set such an object, the view is left out, with a message in the
    /// log. Reading the object at any other time ends the program, as with Apple's.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object({ $0[object: objectType] }, required: objectType)
        MissingObject.isPossible.store(true, ordering: .relaxed)
    }

    /// Creates a property that reads an observable object, if there is one.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        content = .object({ .some($0[object: objectType]) }, required: nil)
    }

    /// The value in the current environment.
    @MainActor
    public var wrappedValue: Value {
        switch content {
        case .keyPath(let keyPath): return EnvironmentValues.inScope[keyPath: keyPath]
        case .object(let read, _):
            guard let object = read(EnvironmentValues.inScope) else {
                preconditionFailure(MissingObject.text(of: Value.self))
            }
            return object
        }
    }
}

extension Environment: ObjectDependent {
    @MainActor
    func missingObject(in environment: EnvironmentValues) -> String? {
        guard case .object(let read, let required?) = content, read(environment) == nil
        else { return nil }
        return MissingObject.text(of: required)
    }
}

// Safe: the key path is a literal of a property of `EnvironmentValues`, which captures nothing, and
// what reads an object captures its type alone; neither is ever changed, and both are only used on
// the main actor.
extension Environment: @unchecked Sendable {}
