/// A query that finds values, usually entities, for another value: words that a person typed, an
/// address, a file.
///
///     struct LandmarkQuery: IntentValueQuery {
///         func values(for input: String) async throws -> [LandmarkEntity] { … }
///     }
///
/// The system turns it into an action that takes the input, and calls the query only when it
/// performs the action, so it suits data that is too large to index or that is stored elsewhere.
/// Values of several types are a `@UnionValue`. The query may use `@Dependency`, like an
/// `EntityQuery`.
@_alwaysEmitConformanceMetadata
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of the value for which the query finds others.
    associatedtype Input: _IntentValue
    /// The type of the values: a list, or a collection in sections.
    associatedtype Result: ResultsCollection = [Self.ResultValue]
    /// The type of one found value.
    associatedtype ResultValue = Self.Result.Result.ValueType
    where Self.ResultValue == Self.Result.Result

    /// The processes of the app that may ask the query.
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    /// Creates the query.
    init()

    /// Returns the values that belong to the input, best first.
    func values(for input: Self.Input) async throws -> Self.Result
}
