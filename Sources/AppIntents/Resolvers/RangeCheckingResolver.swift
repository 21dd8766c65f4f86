package import AppIntentsMetadata

/// A number that can be compared with the limits of a parameter.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

/// A conversion whose results are in the parameter's `inclusiveRange`.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
    /// Throws if a number is outside the limits of the parameter; the error tells the person the
    /// limits.
    public func checkParameterRangeContains<Value: RangeComparableProperty>(
        value: Value, context: IntentParameterContext<Output>
    ) throws where Value == Output.ValueType, Output: Sendable {
        if let violation = value._violation(of: context.declaration.constraints) {
            throw RefusedValue(violation: violation)
        }
    }
}

/// The error of a resolver that refuses a value that the parameter's author does not allow.
package struct RefusedValue: Error {
    package let violation: ValueViolation
}
