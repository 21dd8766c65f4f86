/// A key of values that views have for their parent's layout.
public protocol LayoutValueKey {
    /// The type of the values.
    associatedtype Value
    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}
