package import AppIntents
package import AppIntentsMetadata
import _Localization

/// The entities of a find action, and the properties by which they are filtered and sorted.
///
/// There is one for each kind of query: an author's property query does the finding itself; for a
/// query that can only list all entities, the system compares their properties.
package protocol FindSource: Sendable {
    /// The type of the found entities.
    associatedtype Entity: AppEntity

    /// The author's description of the action.
    static var description: IntentDescription? { get }

    /// The properties that a filter can name, in the order of their declaration.
    static var filters: [FilteredProperty] { get }

    /// The names of the properties by which entities are sorted, in the order of their declaration.
    static var sorts: [String] { get }

    /// Learns from an entity what only an entity tells about its properties.
    static func learn(from entity: Entity)

    /// The source has learned everything about the properties.
    static var isLearned: Bool { get }

    /// Returns one or more entities, from which the properties can be learned.
    static func samples() async throws -> [Entity]

    /// Returns the entities that a request describes, in its order.
    static func entities(_ request: FindRequest) async throws -> [Entity]
}

extension FindSource {
    /// Learns the properties, unless they are known already; does nothing while there is no entity.
    static func learn() async throws {
        if isLearned { return }
        try await samples().first.map(learn(from:))
    }

    /// Returns entities with a text property that contains a text.
    static func entities(
        containing text: String, limit: Int
    ) async throws -> [any AppEntity] {
        try await learn()
        let named = filters.filter { filter in
            filter.comparisons.contains {
                $0.comparison == .contains && $0.inputType == String.self
            }
        }
        if named.isEmpty { return [] }
        return try await entities(
            FindRequest(
                filters: named.map {
                    FindRequest.Filter(
                        property: $0.name, comparison: .contains, inputs: [.string(text)])
                }, matchesAny: true, limit: limit))
    }

    /// Returns the property with a name, `nil` if no filter can name it.
    static func filter(named name: String) -> FilteredProperty? {
        filters.first { $0.name == name }
    }
}

/// A property that a filter can name.
package struct FilteredProperty {
    /// The name of the property in the source.
    package let name: String
    /// The comparisons that a person may choose, each with the type of the values that it needs.
    package let comparisons: [(comparison: _ValueComparison, inputType: any _IntentValue.Type)]
    /// The author's conversions into the values of a comparison.
    package var resolvers: [_ValueComparison: [any Resolver]] = [:]
}

/// A request for entities.
package struct FindRequest: Sendable {
    /// One condition.
    package struct Filter: Sendable, Hashable {
        package var property: String
        package var comparison: _ValueComparison
        /// The values that the comparison needs, as data.
        package var inputs: [ParameterValue]
    }

    package var filters: [Filter] = []
    package var matchesAny = false
    /// The name of the property to sort by; `nil` for the query's order, whatever the direction.
    package var sort: String?
    package var isDescending = false
    package var limit: Int?
}

extension FindSource {
    /// Creates the values from a filter's data, and asks queries for entities.
    ///
    /// Throws `UnusableFilter` if the data makes no value of the type, or an entity no longer
    /// exists.
    static func inputs(
        of filter: FindRequest.Filter, as type: any _IntentValue.Type
    ) async throws -> [any _IntentValue] {
        var inputs: [any _IntentValue] = []
        let property = self.filter(named: filter.property)
        let resolvers = property?.resolvers[filter.comparison] ?? []
        for data in filter.inputs {
            var value = try await converted(data, by: resolvers, for: filter.property)
            if value == nil { value = try await input(data, as: type) }
            guard let input = value else { throw UnusableFilter(property: filter.property) }
            inputs.append(input)
        }
        guard inputs.count == filter.comparison.inputCount else {
            throw UnusableFilter(property: filter.property)
        }
        return inputs
    }

    /// Returns the value that the author's conversions make of data; `nil` if they make none.
    private static func converted(
        _ data: ParameterValue, by resolvers: [any Resolver], for property: String
    ) async throws -> (any _IntentValue)? {
        if resolvers.isEmpty { return nil }
        let title = Entity.entityProperties.title(of: property)
        return try await ValueConversion(resolvers) { resolver, input in
            try await resolver.resolve(any: input, titled: title)
        }.value(of: data)
    }

    private static func input(
        _ data: ParameterValue, as type: any _IntentValue.Type
    ) async throws -> (any _IntentValue)? {
        let locale = SystemInteractions.current?.systemContext.locale ?? .current
        return try await ParameterResolver(searchesText: true, locale: locale)
            .value(of: data, as: type)
    }
}

/// The error of a filter that names a property that the query doesn't filter by, or an invalid value.
struct UnusableFilter: Error, Hashable, CustomLocalizedStringResourceConvertible {
    /// The name of the property in the filter.
    let property: String

    var localizedStringResource: LocalizedStringResource {
        .init(
            system: "A filter by “\(property)” can’t be used: there is no such property or value.")
    }
}
