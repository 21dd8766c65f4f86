/// An object that another view or the app made for the view.
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
