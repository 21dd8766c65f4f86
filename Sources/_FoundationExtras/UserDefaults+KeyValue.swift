public import Foundation

extension UserDefaults {
    /// Stores a value, like `set(_:forKey:)`; `nil` removes the stored value.
    ///
    /// Apple's platforms inherit it from key-value coding, where the key of a defaults object is
    /// the key of its value.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }

    /// Returns the stored value, like `object(forKey:)`.
    public func value(forKey key: String) -> Any? {
        object(forKey: key)
    }
}
