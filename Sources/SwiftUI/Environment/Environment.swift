/// Reads a value from the surroundings of a view.
///
/// It can be read while the system reads the `body` of the view, or a style or modifier makes its
/// own. Unspecified by Apple; at other times it gives the value that views without ancestors see.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value in the surroundings at hand.
    @MainActor
    public var wrappedValue: Value {
        EnvironmentValues.inScope[keyPath: keyPath]
    }
}

// Safe: the key path is a literal of a property of `EnvironmentValues`, which captures nothing; it
// is the only stored property, is never changed, and is only used on the main actor.
extension Environment: @unchecked Sendable {}
