/// A provider of the values among which a person picks one for a parameter.
///
/// The system calls it each time it asks the person. A provider may use `@Dependency`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    /// The collection of the values.
    associatedtype Result: ResultsCollection

    /// The type of the value that a parameter starts with.
    associatedtype DefaultValue: _IntentValue = Self.Result.Result
    where Self.DefaultValue.ValueType == Self.Result.Result.ValueType

    /// Returns the values in the order in which they are offered.
    func results() async throws -> Result

    /// Returns the value that a parameter starts with, or `nil` for none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// One offered value with its representation.
    public typealias Item<R> = IntentItem<R> where R == Self.Result.Result

    /// Offered values under a common heading.
    public typealias ItemSection<R> = IntentItemSection<R> where R == Self.Result.Result

    /// Offered values in sections.
    public typealias ItemCollection = IntentItemCollection

    /// Returns no value.
    public func defaultResult() async -> DefaultValue? { nil }
}
