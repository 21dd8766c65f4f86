public import Foundation

/// A value that a window of an app keeps; a card has no window, and draws the first value.
@propertyWrapper
public struct SceneStorage<Value> {
    private let box: StateBox<Value>

    private init(first: Value) {
        box = StateBox(first)
    }

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
    /// Creates the property of a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(first: wrappedValue)
    }

    /// Creates the property of a whole number.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(first: wrappedValue)
    }

    /// Creates the property of a number.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(first: wrappedValue)
    }

    /// Creates the property of a text.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(first: wrappedValue)
    }

    /// Creates the property of an address.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(first: wrappedValue)
    }

    /// Creates the property of some bytes.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(first: wrappedValue)
    }

    /// Creates the property of a value that a whole number stands for.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(first: wrappedValue)
    }

    /// Creates the property of a value that a text stands for.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(first: wrappedValue)
    }

    /// Creates the property of a Boolean value that may be missing.
    public init(_ key: String) where Value == Bool? { self.init(first: nil) }
    /// Creates the property of a whole number that may be missing.
    public init(_ key: String) where Value == Int? { self.init(first: nil) }
    /// Creates the property of a number that may be missing.
    public init(_ key: String) where Value == Double? { self.init(first: nil) }
    /// Creates the property of a text that may be missing.
    public init(_ key: String) where Value == String? { self.init(first: nil) }
    /// Creates the property of some bytes that may be missing.
    public init(_ key: String) where Value == Data? { self.init(first: nil) }
}
