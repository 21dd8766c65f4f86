public import Foundation

/// A value in the app's defaults.
///
/// A card draws the value that stands there, or the first value where there is none. Defaults that the property
/// doesn't name are those that ``SwiftUI/View/defaultAppStorage(_:)`` names, or else the app's standard ones.
@propertyWrapper
public struct AppStorage<Value> {
    private let store: UserDefaults?
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void

    private init(
        store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
        write: @escaping (UserDefaults, Value) -> Void
    ) {
        self.store = store
        self.read = read
        self.write = write
    }

    /// The defaults in which the value stands, by the surroundings of the code that runs.
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
        // What reads it later has other surroundings.
        let (place, read, write) = (place, read, write)
        return Binding(get: { read(place) }, set: { write(place, $0) })
    }
}

extension AppStorage {
    private init(first: Value, key: String, store: UserDefaults?) {
        self.init(
            store: store,
            read: { $0.object(forKey: key) as? Value ?? first },
            write: { $0.set($1, forKey: key) })
    }

    /// Creates the property of a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {
        // A flag may stand there as a number, such as one from the command line.
        self.init(
            store: store,
            read: { $0.object(forKey: key) == nil ? wrappedValue : $0.bool(forKey: key) },
            write: { $0.set($1, forKey: key) })
    }

    /// Creates the property of a whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Int {
        self.init(first: wrappedValue, key: key, store: store)
    }

    /// Creates the property of a number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double {
        self.init(first: wrappedValue, key: key, store: store)
    }

    /// Creates the property of a text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String {
        self.init(first: wrappedValue, key: key, store: store)
    }

    /// Creates the property of an address.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == URL {
        self.init(
            store: store,
            read: { $0.address(forKey: key) ?? wrappedValue },
            write: { $0.set($1.absoluteString, forKey: key) })
    }

    /// Creates the property of a date.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date {
        self.init(first: wrappedValue, key: key, store: store)
    }

    /// Creates the property of some bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data {
        self.init(first: wrappedValue, key: key, store: store)
    }

    /// Creates the property of a value that a whole number stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: wrappedValue, key: key, store: store)
    }

    /// Creates the property of a value that a text stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: wrappedValue, key: key, store: store)
    }

    private init(raw first: Value, key: String, store: UserDefaults?)
    where Value: RawRepresentable {
        self.init(
            store: store,
            read: { ($0.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? first },
            write: { $0.set($1.rawValue, forKey: key) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<Plain>(optional type: Plain.Type, key: String, store: UserDefaults?)
    where Value == Plain? {
        self.init(
            store: store,
            read: { $0.object(forKey: key) as? Plain },
            write: { store, value in
                if let value {
                    store.set(value, forKey: key)
                } else {
                    store.removeObject(forKey: key)
                }
            })
    }

    /// Creates the property of a Boolean value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(optional: Bool.self, key: key, store: store)
    }

    /// Creates the property of a whole number that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(optional: Int.self, key: key, store: store)
    }

    /// Creates the property of a number that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(optional: Double.self, key: key, store: store)
    }

    /// Creates the property of a text that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(optional: String.self, key: key, store: store)
    }

    /// Creates the property of some bytes that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(optional: Data.self, key: key, store: store)
    }

    /// Creates the property of a date that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(optional: Date.self, key: key, store: store)
    }

    /// Creates the property of an address that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            store: store,
            read: { $0.address(forKey: key) },
            write: { store, value in
                if let value {
                    store.set(value.absoluteString, forKey: key)
                } else {
                    store.removeObject(forKey: key)
                }
            })
    }

    /// Creates the property of a value that may be missing and that a whole number stands for.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(optionalRaw: R.self, key: key, store: store)
    }

    /// Creates the property of a value that may be missing and that a text stands for.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(optionalRaw: R.self, key: key, store: store)
    }

    private init<R: RawRepresentable>(optionalRaw type: R.Type, key: String, store: UserDefaults?)
    where Value == R? {
        self.init(
            store: store,
            read: { ($0.object(forKey: key) as? R.RawValue).flatMap(R.init) },
            write: { store, value in
                if let value {
                    store.set(value.rawValue, forKey: key)
                } else {
                    store.removeObject(forKey: key)
                }
            })
    }
}

extension EnvironmentValues {
    private struct AppStorageKey: EnvironmentKey {
        static var defaultValue: UserDefaults? { nil }
    }

    fileprivate var defaultAppStorage: UserDefaults? {
        get { self[AppStorageKey.self] }
        set { self[AppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the defaults in which the properties of views inside stand that name none.
    nonisolated public consuming func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension UserDefaults {
    /// The address that stands for a key as text; a path is one of a file, as Foundation keeps those.
    ///
    /// Foundation on Linux keeps of an address no more than its path.
    fileprivate func address(forKey key: String) -> URL? {
        let address = string(forKey: key).flatMap { URL(string: $0) }
        return address?.scheme == nil ? url(forKey: key) : address
    }
}
