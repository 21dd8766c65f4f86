package import AppIntents
package import AppIntentsMetadata
import _Localization

/// Where a find action gets its entities, and by what they are filtered and sorted.
///
/// One for each kind of query: an author's property query does the finding itself; of a query that
/// can only list all entities, the system compares their properties.
package protocol FindSource: Sendable {
    /// The entities that are found.
    associatedtype Entity: AppEntity

    /// The author's description of the action.
    static var description: IntentDescription? { get }

    /// The properties that a filter can name, in the order of their declaration.
    static var filters: [FilteredProperty] { get }

    /// The names of the properties by which entities are sorted, in the order of their declaration.
    static var sorts: [String] { get }

    /// Takes from an entity what only an entity tells about its properties.
    static func learn(from entity: Entity)

    /// All that is known about the properties has been learned.
    static var isLearned: Bool { get }

    /// Gives one entity or some, from which the properties can be learned.
    static func samples() async throws -> [Entity]

    /// Gives the entities that a request describes, in its order.
    static func entities(_ request: FindRequest) async throws -> [Entity]
}

extension FindSource {
    /// Learns the properties, unless that was done before; does nothing while there is no entity.
    static func learn() async throws {
        if isLearned { return }
        try await samples().first.map(learn(from:))
    }

    /// The property with a name, if a filter can name it.
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

/// The entities that a person wants.
package struct FindRequest: Sendable {
    /// One condition.
    package struct Filter: Sendable, Hashable {
        package var property: String
        package var comparison: _ValueComparison
        /// As many values as the comparison needs, as data.
        package var inputs: [ParameterValue]
    }

    package var filters: [Filter] = []
    package var matchesAny = false
    /// The name of the property to sort by; `nil` for the order in which the query gives them, whatever
    /// the direction.
    package var sort: String?
    package var isDescending = false
    package var limit: Int?
}

extension FindSource {
    /// Makes the values of a filter's data, asking queries for entities.
    ///
    /// Throws `UnusableFilter` where they are no values of the type, or a thing is no more.
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

    /// The value that the author's conversions make of data; `nil` if they make none.
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

/// A filter names a property that the query doesn't filter by, or a value that is none.
struct UnusableFilter: Error, Hashable, CustomLocalizedStringResourceConvertible {
    /// The name of the property, as the filter has it.
    let property: String

    var localizedStringResource: LocalizedStringResource {
        .init(
            system: "A filter by “\(property)” can’t be used: there is no such property or value.")
    }
}
