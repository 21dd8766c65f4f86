/// A value that views pass to their ancestors.
///
/// The values of several views are combined by `reduce(value:nextValue:)`, in their order.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Self.Value { get }

    /// Combines the value of the next view with that of the views before it.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
    /// The value if no view sets one: `nil`.
    public static var defaultValue: Self.Value { nil }
}

/// The values that views have set so far, in their order.
struct Preferences {
    private var told: [(key: ObjectIdentifier, value: Any)] = []

    var count: Int { told.count }

    /// Returns the combined value of a key, of the values that were set from an index on.
    func value<K: PreferenceKey>(of key: K.Type, from start: Int) -> K.Value {
        var result: K.Value?
        for (name, value) in told[start...] where name == ObjectIdentifier(key) {
            guard let value = value as? K.Value else { continue }
            if result == nil {
                result = .some(value)
            } else {
                var sum = result ?? K.defaultValue
                K.reduce(value: &sum) { value }
                result = .some(sum)
            }
        }
        return result ?? K.defaultValue
    }

    /// Replaces the values of a key that were set from an index on with one value.
    mutating func tell<K: PreferenceKey>(_ key: K.Type, _ value: K.Value, from start: Int) {
        var index = told.count
        while index > start {
            index -= 1
            if told[index].key == ObjectIdentifier(key) { told.remove(at: index) }
        }
        told.append((ObjectIdentifier(key), value))
    }
}
