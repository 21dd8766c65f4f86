/// An object that a view shows.
///
/// Here nothing is told of its changes, since a card is drawn from what the object holds at that
/// moment; so `objectWillChange` is absent, and so is Combine.
public protocol ObservableObject: AnyObject {}

/// A property of an observable object.
@propertyWrapper
public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Creates the property with its first value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates the property with its first value.
    public init(initialValue: Value) {
        wrappedValue = initialValue
    }
}

extension Published: Sendable where Value: Sendable {}

/// An object that someone else made for the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// The object, whose properties give bindings.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        @MainActor
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    private var object: ObjectType

    /// The object.
    @MainActor
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// The object, whose properties give bindings.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: object) }

    /// Creates the wrapper of an object.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    /// Creates the wrapper of an object.
    public init(initialValue: ObjectType) {
        object = initialValue
    }
}

/// An object that the view makes for itself, when it is first read.
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

    /// Creates the wrapper with what makes the object.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        box = Box(thunk)
    }

    /// The object.
    @MainActor
    public var wrappedValue: ObjectType { box.object }

    /// The object, whose properties give bindings.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: box.object)
    }
}
