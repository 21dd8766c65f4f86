/// A key of a custom value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view has set one.
    static var defaultValue: Self.Value { get }
}
