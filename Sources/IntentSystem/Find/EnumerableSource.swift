package import AppIntents
import AppIntentsMetadata

/// The find action of a query that lists all entities: the system compares their properties.
package enum EnumerableSource<Query: EnumerableEntityQuery>: FindSource {
    package typealias Entity = Query.Entity

    package static var description: IntentDescription? { Query.findIntentDescription }

    package static var filters: [FilteredProperty] {
        Entity.entityProperties.properties.compactMap { property in
            let type = property.valueType
            let shape = type.shape(in: .current)
            guard !shape.isOpaque, !shape.isFile else { return nil }
            return FilteredProperty(
                name: property.name,
                comparisons: type._comparisons.map { ($0, $0 == .contains ? type.element : type) })
        }
    }

    package static var sorts: [String] {
        Entity.entityProperties.properties.filter { $0.precedes != nil }.map(\.name)
    }

    package static var isLearned: Bool { Entity.entityProperties.isLearned }

    package static func learn(from entity: Entity) { Entity.entityProperties.learn(from: entity) }

    package static func samples() async throws -> [Entity] { try await all() }

    private static func all() async throws -> [Entity] {
        let query = Query()
        try await IntentContents(of: query).prepareDependencies()
        return try await query.allEntities().items
    }

    package static func entities(_ request: FindRequest) async throws -> [Entity] {
        let entities = try await all()
        entities.first.map(learn(from:))
        var found = try await passing(entities, request)
        if let sort = request.sort {
            guard let property = property(sort), let precedes = property.precedes?() else {
                throw UnusableFilter(property: sort)
            }
            try await fetch(property, of: found)
            found.sort { request.isDescending ? precedes($1, $0) : precedes($0, $1) }
        }
        return request.limit.map { Array(found.prefix($0)) } ?? found
    }

    /// The entities that meet the filters.
    ///
    /// A deferred property is fetched only for what meets the other filters.
    private static func passing(
        _ entities: [Entity], _ request: FindRequest
    ) async throws -> [Entity] {
        let isDeferred: (FindRequest.Filter) -> Bool = { filter in
            entities.first.flatMap { property(filter.property)?.property($0)?.isDeferred } ?? false
        }
        let deferred = request.filters.filter(isDeferred)
        let limit = request.sort == nil ? request.limit : nil
        if request.matchesAny {
            for filter in deferred { try await fetch(property(filter.property), of: entities) }
            return try passing(
                entities, try await tests(request.filters), matchesAny: true, limit: limit)
        }
        var found = try passing(
            entities, try await tests(request.filters.filter { !isDeferred($0) }),
            matchesAny: false, limit: deferred.isEmpty ? limit : nil)
        for filter in deferred {
            try await fetch(property(filter.property), of: found)
            found = try passing(found, try await tests([filter]), matchesAny: false, limit: nil)
        }
        return found
    }

    private static func tests(
        _ filters: [FindRequest.Filter]
    ) async throws -> [(Entity) -> Bool] {
        var tests: [(Entity) -> Bool] = []
        for filter in filters { tests.append(try await test(filter)) }
        return tests
    }

    private static func fetch(
        _ property: EntityProperties<Entity>.Property?, of entities: [Entity]
    ) async throws {
        guard let fetched = SystemInteractions.current?.fetchedProperties else { return }
        try await property?.fetch(entities, fetched)
    }

    private static func property(_ name: String) -> EntityProperties<Entity>.Property? {
        Entity.entityProperties.properties.first { $0.name == name }
    }

    private static func test(_ filter: FindRequest.Filter) async throws -> (Entity) -> Bool {
        guard let property = property(filter.property),
            let type = self.filter(named: filter.property)?.comparisons
                .first(where: { $0.comparison == filter.comparison })?.inputType,
            let test = property.test(filter.comparison, try await inputs(of: filter, as: type))
        else { throw UnusableFilter(property: filter.property) }
        return test
    }

    /// Goes through the entities once, and looks now and then whether the run was cancelled.
    private static func passing(
        _ entities: [Entity], _ tests: [(Entity) -> Bool], matchesAny: Bool, limit: Int?
    ) throws -> [Entity] {
        if tests.isEmpty { return limit.map { Array(entities.prefix($0)) } ?? entities }
        var found: [Entity] = []
        for (place, entity) in entities.enumerated() {
            if place.isMultiple(of: 4096) { try Task.checkCancellation() }
            let passes =
                matchesAny
                ? tests.contains { $0(entity) } : tests.allSatisfy { $0(entity) }
            guard passes else { continue }
            found.append(entity)
            if found.count == limit { break }
        }
        return found
    }
}
