/// A query that finds values, usually entities, for a value that the system has at hand: words that a
/// person typed, an address, a file.
///
///     struct LandmarkQuery: IntentValueQuery {
///         func values(for input: String) async throws -> [LandmarkEntity] { … }
///     }
///
/// The system makes an action of it that takes the input, and asks the query only when the action is
/// performed, so it suits data that is too much to index or lies elsewhere. Values of several types
/// are a `@UnionValue`. The query may use `@Dependency`, like an `EntityQuery`.
@_alwaysEmitConformanceMetadata
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The value for which others are found.
    associatedtype Input: _IntentValue
    /// The type of the values: a list, or a collection in sections.
    associatedtype Result: ResultsCollection = [Self.ResultValue]
    /// The type of one value that is found.
    associatedtype ResultValue = Self.Result.Result.ValueType
    where Self.ResultValue == Self.Result.Result

    /// Creates the query.
    init()

    /// Gives the values that belong to the input, best first.
    func values(for input: Self.Input) async throws -> Self.Result
}
