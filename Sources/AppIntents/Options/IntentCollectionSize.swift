/// The number of values that a list parameter takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
    /// The least number of values.
    package let min: Int

    /// The greatest number of values.
    package let max: Int

    /// Creates a fixed size.
    public init(exactly: Int) {
        self.init(min: exactly, max: exactly)
    }

    /// Creates a size with a least and a greatest number.
    public init(min: Int, max: Int) {
        self.min = min
        self.max = max
    }

    /// Creates a fixed size.
    public init(integerLiteral value: Int) {
        self.init(exactly: value)
    }
}
