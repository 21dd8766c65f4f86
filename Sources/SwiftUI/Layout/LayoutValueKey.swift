/// A key of values that views have for the layout that they are in.
public protocol LayoutValueKey {
    /// The type of the values.
    associatedtype Value
    /// The value of views that have none.
    static var defaultValue: Value { get }
}
