public import Foundation

/// A value in the app's defaults.
///
/// A card draws the stored value, or the initial value if there is none. If the property names no
/// defaults, they are those that ``SwiftUI/View/defaultAppStorage(_:)`` names, or else the app's
/// standard ones.
@propertyWrapper
public struct AppStorage<Value> {
    private let store: UserDefaults?
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void

    /// The defaults with the value, by the environment of the code that runs.
    private var place: UserDefaults {
        if let store { return store }
        return EnvironmentValues.ifInScope { $0.defaultAppStorage ?? .standard } ?? .standard
    }

    /// The value.
    public var wrappedValue: Value {
        get { read(place) }
        nonmutating set { write(place, newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        // The code that reads it later has another environment.
        let (place, read, write) = (place, read, write)
        return Binding(get: { read(place) }, set: { write(place, $0) })
    }
}

extension AppStorage {
    /// Creates the property of a Boolean, a number, a text, a URL, a date or data.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: _StoredValue {
        self.store = store
        read = { $0.value(forKey: key) ?? wrappedValue }
        write = { $0.keep($1, forKey: key) }
    }

    /// Creates the property of a value with an integer or a text as its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _StoredRawValue {
        self.store = store
        read = { $0.value(forKey: key).flatMap(Value.init) ?? wrappedValue }
        write = { $0.keep($1.rawValue, forKey: key) }
    }

    /// Creates the property of a Boolean, a number, a text, a URL, a date or data that may be missing.
    public init<V: _StoredValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
        self.store = store
        read = { $0.value(forKey: key) }
        write = { $0.keep($1, forKey: key) }
    }

    /// Creates the property of a value that may be missing, with an integer or a text as its raw value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue: _StoredRawValue {
        self.store = store
        read = { $0.value(forKey: key).flatMap(R.init) }
        write = { $0.keep($1?.rawValue, forKey: key) }
    }
}

/// A value that an app's defaults can store.
public protocol _StoredValue {}

extension Date: _StoredValue {}

/// A value that a window can store.
public protocol _SceneStoredValue: _StoredValue {}

extension Bool: _SceneStoredValue {}
extension Double: _SceneStoredValue {}
extension URL: _SceneStoredValue {}
extension Data: _SceneStoredValue {}

/// A raw value of another value.
public protocol _StoredRawValue: _SceneStoredValue {}

extension Int: _StoredRawValue {}
extension String: _StoredRawValue {}

extension UserDefaults {
    fileprivate func value<Value: _StoredValue>(forKey key: String) -> Value? {
        switch Value.self {
        // A Boolean may be stored as a number, such as one from the command line.
        case is Bool.Type: object(forKey: key) == nil ? nil : bool(forKey: key) as? Value
        case is URL.Type: address(forKey: key) as? Value
        default: object(forKey: key) as? Value
        }
    }

    fileprivate func keep<Value: _StoredValue>(_ value: Value?, forKey key: String) {
        switch value {
        case nil: removeObject(forKey: key)
        case let address as URL: set(address.absoluteString, forKey: key)
        case let value?: set(value, forKey: key)
        }
    }

    /// Returns the URL that a key stores as text; a path is a file URL, as Foundation stores those.
    ///
    /// Foundation on Linux stores only the path of a URL.
    private func address(forKey key: String) -> URL? {
        let address = string(forKey: key).flatMap { URL(string: $0) }
        return address?.scheme == nil ? url(forKey: key) : address
    }
}

extension EnvironmentValues {
    fileprivate var defaultAppStorage: UserDefaults? {
        get { self[ValueKey<UserDefaults>.self] }
        set { self[ValueKey<UserDefaults>.self] = newValue }
    }
}

extension View {
    /// Sets the defaults for the properties of views inside that name none.
    nonisolated public consuming func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
