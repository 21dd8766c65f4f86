/// A conversion from one value type to a parameter's type.
public protocol Resolver: Hashable, Sendable {
    /// The type that is converted.
    associatedtype Input: _IntentValue
    /// The type that comes out.
    associatedtype Output: _IntentValue
}

/// A list of conversions that lead to a parameter's type.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    /// The parameter's type, to which all conversions lead.
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
