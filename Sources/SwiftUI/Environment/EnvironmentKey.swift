/// A key of a value of one's own in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view has set one.
    static var defaultValue: Self.Value { get }
}
