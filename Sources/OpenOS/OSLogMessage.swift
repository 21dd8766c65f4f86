/// A log message: a text with values in it.
///
/// The compiler creates it from a string literal.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// The parts of the message.
    public let interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(
            literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }
}
