/// A value that a window of an app stores; a card has no window, and draws the initial value.
@propertyWrapper
public struct SceneStorage<Value> {
    private let box: StateBox<Value>

    /// The value.
    public var wrappedValue: Value {
        get { box.get() }
        nonmutating set { box.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.get() }, set: { box.set($0) })
    }
}

extension SceneStorage {
    /// Creates the property of a Boolean, a number, a text, a URL or data.
    public init(wrappedValue: Value, _ key: String) where Value: _SceneStoredValue {
        box = StateBox(wrappedValue)
    }

    /// Creates the property of a value with an integer or a text as its raw value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _StoredRawValue {
        box = StateBox(wrappedValue)
    }

    /// Creates the property of a Boolean, a number, a text, a URL or data that may be missing.
    public init<V: _SceneStoredValue>(_ key: String) where Value == V? {
        box = StateBox(nil)
    }
}
