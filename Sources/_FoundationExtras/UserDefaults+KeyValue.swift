public import Foundation

extension UserDefaults {
    /// Stores a value, as `set(_:forKey:)` does; `nil` removes what is stored.
    ///
    /// Apple's platforms have it from key-value coding, where the key of a defaults object is the
    /// key of its value.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }

    /// Returns what is stored, as `object(forKey:)` does.
    public func value(forKey key: String) -> Any? {
        object(forKey: key)
    }
}
