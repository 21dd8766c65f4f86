/// How many values a parameter takes that is a list.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
    /// The least number of values.
    package let min: Int

    /// The greatest number of values.
    package let max: Int

    /// Makes a size of a fixed number.
    ///
    /// - Parameter exactly: The number of values.
    public init(exactly: Int) {
        self.init(min: exactly, max: exactly)
    }

    /// Makes a size of a least and a greatest number.
    ///
    /// - Parameters:
    ///   - min: The least number of values.
    ///   - max: The greatest number of values.
    public init(min: Int, max: Int) {
        self.min = min
        self.max = max
    }

    /// Makes a size of a fixed number.
    ///
    /// - Parameter value: The number of values.
    public init(integerLiteral value: Int) {
        self.init(exactly: value)
    }
}
