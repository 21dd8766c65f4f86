/// An object that the view creates when it is first read.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private final class Box {
        let make: () -> ObjectType
        lazy var object = make()

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
        }
    }

    private let box: Box

    /// Creates the wrapper with a closure that creates the object.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        box = Box(thunk)
    }

    /// The object.
    @MainActor
    public var wrappedValue: ObjectType { box.object }

    /// The object, with bindings to its properties.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: box.object)
    }
}
