/// A query that finds entities by the values of their properties, sorted and limited.
///
/// The system turns it into an action that a person fills with filters, as Apple's page on
/// `EntityPropertyQuery` describes: each comparator of `properties` turns the person's values into
/// a value of the author's type, and `entities(matching:mode:sortedBy:limit:)` finds the entities.
@_alwaysEmitConformanceMetadata
public protocol EntityPropertyQuery: EntityQuery {
    /// The author's type of a condition: a predicate, or the text of a database query.
    associatedtype ComparatorMappingType

    /// Describes the action that finds entities.
    static var findIntentDescription: IntentDescription? { get }

    /// The properties by which the query finds entities, each with its comparators.
    static var properties: Self.QueryProperties { get }

    /// The properties by which the query sorts entities.
    static var sortingOptions: Self.SortingOptions { get }

    /// Returns the entities that meet all conditions, or any of them, depending on the mode.
    ///
    /// The system calls it with the conditions in the order in which the person gave them; no
    /// condition means all entities. `sortedBy` is empty if the order doesn't matter, and the limit
    /// is `nil` if all entities are wanted.
    func entities(
        matching comparators: [Self.ComparatorMappingType], mode: Self.ComparatorMode,
        sortedBy: [EntityQuerySort<Self.Entity>], limit: Int?
    ) async throws -> Self.Result
}

extension EntityPropertyQuery {
    /// The properties by which the query finds entities.
    public typealias QueryProperties = EntityQueryProperties<
        Self.Entity, Self.ComparatorMappingType
    >
    /// One property with its comparators.
    public typealias Property = EntityQueryProperty
    /// The properties by which the query sorts entities.
    public typealias SortingOptions = EntityQuerySortingOptions<Self.Entity>
    /// One property by which the query sorts entities.
    public typealias SortableBy = EntityQuerySortableByProperty<Self.Entity>
    /// The order that the person asked for.
    public typealias Sort = EntityQuerySort
    /// The rule that combines several conditions.
    public typealias ComparatorMode = EntityQueryComparatorMode

    /// By default, the action has no description.
    public static var findIntentDescription: IntentDescription? { nil }
}

/// The rule that combines several conditions.
@frozen
public enum EntityQueryComparatorMode: Equatable, Hashable, Sendable, BitwiseCopyable {
    /// The entity meets all conditions.
    case and
    /// The entity meets at least one condition.
    case or
}
