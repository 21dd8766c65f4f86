public import Observation
import Synchronization

/// An object from the environment of a view.
///
/// If no ancestor of a view has set such an object, the view is left out, with a message in the
/// log. Reading the object at any other time ends the program, as with Apple's.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    /// The object.
    @MainActor
    public var wrappedValue: ObjectType {
        guard let object = EnvironmentValues.inScope[object: ObjectType.self] else {
            preconditionFailure(MissingObject.text(of: ObjectType.self))
        }
        return object
    }

    /// The object, with bindings to its properties.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    public init() {
        MissingObject.isPossible.store(true, ordering: .relaxed)
    }
}

extension EnvironmentObject: ObjectDependent {
    @MainActor
    func missingObject(in environment: EnvironmentValues) -> String? {
        let object: ObjectType? = environment[object: ObjectType.self]
        return object == nil ? MissingObject.text(of: ObjectType.self) : nil
    }
}

extension View {
    /// Sets an object for the views inside.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modified(_ObjectModifier(object: object))
    }

    /// Sets an observable object for the views inside.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modified(_ObjectModifier(object: object))
    }
}

/// Sets an object for the views inside.
public struct _ObjectModifier<Object: AnyObject>: _PrimitiveModifier {
    let object: Object?

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment[object: Object.self]
        context.environment[object: Object.self] = object
        content._draw(in: &context)
        context.environment[object: Object.self] = outer
    }
}
