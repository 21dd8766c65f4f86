/// A conversion from one value type to a parameter's type.
public protocol Resolver: Hashable, Sendable {
    associatedtype Input: _IntentValue
    associatedtype Output: _IntentValue
}

/// A list of conversions that lead to a parameter's type.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    associatedtype Output: _IntentValue
}

/// No conversions.
public struct EmptyResolverSpecification<Value>: ResolverSpecification where Value: _IntentValue {
    public typealias Output = Value

    /// Creates an empty list.
    public init() {}

    public func makeIterator() -> IndexingIterator<[any Resolver]> {
        [].makeIterator()
    }
}
