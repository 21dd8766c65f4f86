/// Offers the values among which a person picks one for a parameter.
///
/// The system makes the offer anew each time it asks. A provider may use `@Dependency`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    /// The collection in which the values come.
    associatedtype Result: ResultsCollection

    /// The type of the value that a parameter starts with.
    associatedtype DefaultValue: _IntentValue = Self.Result.Result
    where Self.DefaultValue.ValueType == Self.Result.Result.ValueType

    /// Gives the values in the order in which they are offered.
    func results() async throws -> Result

    /// Gives the value that a parameter starts with, or `nil` for none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// One offered value with its looks.
    public typealias Item<R> = IntentItem<R> where R == Self.Result.Result

    /// Offered values under a common heading.
    public typealias ItemSection<R> = IntentItemSection<R> where R == Self.Result.Result

    /// Offered values in sections.
    public typealias ItemCollection = IntentItemCollection

    /// Gives no value.
    public func defaultResult() async -> DefaultValue? { nil }
}
