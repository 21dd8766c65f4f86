/// A query that finds entities by the values of their properties, sorted and limited.
///
/// The system makes an action of it that a person fills with filters, as Apple's page on
/// `EntityPropertyQuery` describes: each comparator of `properties` turns what they gave into a
/// value of the author's own, and `entities(matching:mode:sortedBy:limit:)` does the finding.
@_alwaysEmitConformanceMetadata
public protocol EntityPropertyQuery: EntityQuery {
    /// The author's own form of one condition: a predicate, or the text of a database's.
    associatedtype ComparatorMappingType

    /// Describes the action that finds entities.
    static var findIntentDescription: IntentDescription? { get }

    /// The properties by which entities are found, each with its comparators.
    static var properties: Self.QueryProperties { get }

    /// The properties by which entities are sorted.
    static var sortingOptions: Self.SortingOptions { get }

    /// Gives the entities that meet all conditions, or any of them, as the mode says.
    ///
    /// Called with the conditions in the order in which the person gave them; no condition means
    /// all entities. `sortedBy` is empty where the order doesn't matter, and the limit `nil` where
    /// all are wanted.
    func entities(
        matching comparators: [Self.ComparatorMappingType], mode: Self.ComparatorMode,
        sortedBy: [EntityQuerySort<Self.Entity>], limit: Int?
    ) async throws -> Self.Result
}

extension EntityPropertyQuery {
    /// The properties by which entities are found.
    public typealias QueryProperties = EntityQueryProperties<
        Self.Entity, Self.ComparatorMappingType
    >
    /// One property with its comparators.
    public typealias Property = EntityQueryProperty
    /// The properties by which entities are sorted.
    public typealias SortingOptions = EntityQuerySortingOptions<Self.Entity>
    /// One property by which entities are sorted.
    public typealias SortableBy = EntityQuerySortableByProperty<Self.Entity>
    /// The order that a person asked for.
    public typealias Sort = EntityQuerySort
    /// The way in which several conditions count.
    public typealias ComparatorMode = EntityQueryComparatorMode

    /// By default, the action has no description.
    public static var findIntentDescription: IntentDescription? { nil }
}

/// The way in which several conditions count.
@frozen
public enum EntityQueryComparatorMode: Equatable, Hashable, Sendable, BitwiseCopyable {
    /// All of them are met.
    case and
    /// One of them is met.
    case or
}
