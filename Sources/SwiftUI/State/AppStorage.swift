public import Foundation

/// A value in the app's defaults.
///
/// A card draws the value that stands there, or the first value where there is none.
@propertyWrapper
public struct AppStorage<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
    private init(first: Value, key: String, store: UserDefaults?) {
        let store = store ?? .standard
        self.init(
            read: { store.object(forKey: key) as? Value ?? first },
            write: { store.set($0, forKey: key) })
    }

    /// Creates the property of a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {
        // A flag may stand there as a number, such as one from the command line.
        let store = store ?? .standard
        self.init(
            read: { store.object(forKey: key) == nil ? wrappedValue : store.bool(forKey: key) },
            write: { store.set($0, forKey: key) })
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
        let store = store ?? .standard
        self.init(
            read: { store.address(forKey: key) ?? wrappedValue },
            write: { store.set($0.absoluteString, forKey: key) })
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
        let store = store ?? .standard
        self.init(
            read: { (store.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? first },
            write: { store.set($0.rawValue, forKey: key) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<Plain>(optional type: Plain.Type, key: String, store: UserDefaults?)
    where Value == Plain? {
        let store = store ?? .standard
        self.init(
            read: { store.object(forKey: key) as? Plain },
            write: { value in
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
        let store = store ?? .standard
        self.init(
            read: { store.address(forKey: key) },
            write: { value in
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
        let store = store ?? .standard
        self.init(
            read: { (store.object(forKey: key) as? R.RawValue).flatMap(R.init) },
            write: { value in
                if let value {
                    store.set(value.rawValue, forKey: key)
                } else {
                    store.removeObject(forKey: key)
                }
            })
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
