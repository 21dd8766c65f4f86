package import AppIntents
import AppIntentsMetadata
import Foundation
import Synchronization
import _Localization

/// The find action of an author's property query, which does the finding itself.
package enum PropertyQuerySource<Query: EntityPropertyQuery>: FindSource {
    package typealias Entity = Query.Entity

    package static var description: IntentDescription? { Query.findIntentDescription }

    package static var filters: [FilteredProperty] {
        zip(names.filters, Query.properties.declarations).compactMap { name, declaration in
            guard let name else { return nil }
            return FilteredProperty(
                name: name,
                comparisons: declaration.comparators.map { ($0.comparison, $0.inputType) },
                resolvers: Dictionary(
                    declaration.comparators.map { ($0.comparison, $0.resolvers) }
                ) { first, _ in first })
        }
    }

    package static var sorts: [String] { names.sorts.compactMap(\.self) }

    package static var isLearned: Bool { known(Query.self) != nil }

    package static func learn(from entity: Entity) {
        Entity.entityProperties.learn(from: entity)
        let names = PropertyNames(of: Query.self, in: entity)
        learnedNames.withLock { $0[ObjectIdentifier(Query.self)] = names }
    }

    package static func samples() async throws -> [Entity] {
        let query = Query()
        try await IntentContents(of: query).prepareDependencies()
        let suggested = try await query.suggestedEntities().items
        if !suggested.isEmpty { return suggested }
        return try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1).items
    }

    package static func entities(_ request: FindRequest) async throws -> [Entity] {
        try await learn()
        var conditions: [Query.ComparatorMappingType] = []
        for filter in request.filters { conditions.append(try await condition(filter)) }
        let query = Query()
        try await IntentContents(of: query).prepareDependencies()
        let found = try await query.entities(
            matching: conditions, mode: request.matchesAny ? .or : .and,
            sortedBy: try sort(request),
            limit: request.limit
        ).items
        // A query may ignore the limit that it was given.
        return request.limit.map { Array(found.prefix($0)) } ?? found
    }

    private static func condition(
        _ filter: FindRequest.Filter
    ) async throws -> Query.ComparatorMappingType {
        let unusable = UnusableFilter(property: filter.property)
        guard let place = names.filters.firstIndex(of: filter.property),
            let comparator = Query.properties.declarations[place].comparators
                .first(where: { $0.comparison == filter.comparison })
        else { throw unusable }
        let inputs = try await inputs(of: filter, as: comparator.inputType)
        guard let condition = comparator.condition(inputs) else { throw unusable }
        return condition
    }

    private static func sort(_ request: FindRequest) throws -> [EntityQuerySort<Entity>] {
        guard let sort = request.sort else { return [] }
        guard let place = names.sorts.firstIndex(of: sort) else {
            throw UnusableFilter(property: sort)
        }
        return [
            EntityQuerySort(
                by: Query.sortingOptions.properties[place].keyPath,
                order: request.isDescending ? .descending : .ascending)
        ]
    }

    /// The names of the properties; before the first entity, only of those whose types are unique.
    private static var names: PropertyNames {
        known(Query.self) ?? PropertyNames(of: Query.self, in: nil)
    }

    private static func known(_ query: Query.Type) -> PropertyNames? {
        learnedNames.withLock { $0[ObjectIdentifier(query)] }
    }
}

/// The names of a query's declarations in data: those of the properties that they read.
///
/// A key path to a projected value doesn't tell its name, but it returns the same object as the
/// stored property does.
private struct PropertyNames: Sendable {
    let filters: [String?]
    let sorts: [String?]

    init<Query: EntityPropertyQuery>(of query: Query.Type, in entity: Query.Entity?) {
        let properties = Query.Entity.entityProperties
        func name(
            _ type: (any _IntentValue.Type)?, _ property: (any AnyEntityProperty)?
        ) -> String? {
            if let entity, let property {
                return properties.name(of: property, in: entity)
                    ?? property.title.text(in: .init(identifier: "en")).camelCased
            }
            let alike = properties.properties.filter { $0.valueType == type }
            return alike.count == 1 ? alike[0].name : nil
        }
        filters = Query.properties.declarations.map { declaration in
            name(declaration.valueType, entity.map(declaration.property))
        }
        sorts = Query.sortingOptions.properties.map { sortable in
            let type = type(of: sortable.keyPath).valueType as? any AnyEntityProperty.Type
            return name(type.map { $0.anyValueType }, entity.flatMap(sortable.property))
        }
    }
}

extension AnyEntityProperty {
    fileprivate static var anyValueType: any _IntentValue.Type { Value.self }
}

extension String {
    /// The words as one name: `ticketPrice` for “Ticket price”.
    fileprivate var camelCased: String? {
        let words = split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return nil }
        return first.lowercased() + words.dropFirst().map(\.capitalized).joined()
    }
}

private let learnedNames = Mutex<[ObjectIdentifier: PropertyNames]>([:])
