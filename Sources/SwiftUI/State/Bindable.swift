public import Observation

/// An observable object with bindings to its properties.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }

    /// Not to be used: an object is observable by `Observable`.
    @available(
        *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
    )
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    private init(object: Value) {
        wrappedValue = object
    }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Creates the wrapper of an object.
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Creates the wrapper of an object.
    public init(_ wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Creates the wrapper from its own projected value.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
