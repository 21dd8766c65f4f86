public import Observation
import Synchronization

/// Reads a value from the surroundings of a view.
///
/// It can be read while the system reads the `body` of the view, or a style or modifier makes its
/// own. Unspecified by Apple; at other times it gives the value that views without ancestors see.
@propertyWrapper
public struct Environment<Value> {
    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// What reads an object, and the object's type if there must be one.
        case object((EnvironmentValues) -> Value?, required: Any.Type?)
    }

    private let content: Content

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        content = .keyPath(keyPath)
    }

    /// Creates a property that reads an observable object.
    ///
    /// A view that is drawn where no ancestor has set such an object is left out, with a word in the
    /// log. Read at any other time, such an object is a mistake that ends the program, as with
    /// Apple's.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object({ $0[object: objectType] }, required: objectType)
        MissingObject.isPossible.store(true, ordering: .relaxed)
    }

    /// Creates a property that reads an observable object, if there is one.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        content = .object({ .some($0[object: objectType]) }, required: nil)
    }

    /// The value in the surroundings at hand.
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
