/// An object that another view or the app created.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// The object, with bindings to its properties.
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

    /// The object, with bindings to its properties.
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
