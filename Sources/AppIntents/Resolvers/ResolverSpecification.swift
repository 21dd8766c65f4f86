/// A list of conversions to a parameter's type, tried in order.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    /// The parameter's type, the result of all conversions.
    associatedtype Output: _IntentValue
}

/// The conversions of a value's type, for a parameter whose author names no others.
public typealias _OwnConversions = EmptyResolverSpecification<Never>

/// No conversions.
public struct EmptyResolverSpecification<Value>: ResolverSpecification where Value: _IntentValue {
    public typealias Output = Value
    public typealias Iterator = IndexingIterator<[any Resolver]>

    public init() {}

    public func makeIterator() -> IndexingIterator<[any Resolver]> {
        [].makeIterator()
    }
}
