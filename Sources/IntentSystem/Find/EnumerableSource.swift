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
        Entity.entityProperties.properties.filter { $0.sorted != nil }.map(\.name)
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
            guard let property = property(sort), let sorted = property.sorted else {
                throw UnusableFilter(property: sort)
            }
            try await fetch(property, of: found)
            found = sorted(found, request.isDescending)
        }
        return request.limit.map { Array(found.prefix($0)) } ?? found
    }

    /// Returns the entities that meet the filters.
    ///
    /// A deferred property is fetched only for the entities that meet the other filters.
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
                entities, try await searches(request.filters), matchesAny: true, limit: limit)
        }
        var found = try passing(
            entities, try await searches(request.filters.filter { !isDeferred($0) }),
            matchesAny: false, limit: deferred.isEmpty ? limit : nil)
        for filter in deferred {
            try await fetch(property(filter.property), of: found)
            found = try passing(found, try await searches([filter]), matchesAny: false, limit: nil)
        }
        return found
    }

    /// A search that returns, among given indices, those of the entities that meet a filter.
    private typealias Search = ([Entity], [Int]) -> [Int]

    private static func searches(_ filters: [FindRequest.Filter]) async throws -> [Search] {
        var searches: [Search] = []
        for filter in filters { searches.append(try await search(filter)) }
        return searches
    }

    private static func fetch(
        _ property: EntityProperties<Entity>.Property?, of entities: [Entity]
    ) async throws {
        guard let fetched = SystemInteractions.current?.fetchedProperties else { return }
        try await property?.fetch(entities, fetched, Limits.fetchesAtOnce)
    }

    private static func property(_ name: String) -> EntityProperties<Entity>.Property? {
        Entity.entityProperties.properties.first { $0.name == name }
    }

    private static func search(_ filter: FindRequest.Filter) async throws -> Search {
        guard let property = property(filter.property),
            let type = self.filter(named: filter.property)?.comparisons
                .first(where: { $0.comparison == filter.comparison })?.inputType,
            let search = property.search(filter.comparison, try await inputs(of: filter, as: type))
        else { throw UnusableFilter(property: filter.property) }
        return search
    }

    /// Scans the entities once, and checks now and then for the run's cancellation.
    private static func passing(
        _ entities: [Entity], _ searches: [Search], matchesAny: Bool, limit: Int?
    ) throws -> [Entity] {
        if searches.isEmpty { return limit.map { Array(entities.prefix($0)) } ?? entities }
        var found: [Entity] = []
        for start in stride(from: 0, to: entities.count, by: 4096) {
            try Task.checkCancellation()
            let part = Array(start..<min(start + 4096, entities.count))
            for place in places(part, of: entities, searches, matchesAny: matchesAny) {
                found.append(entities[place])
                if found.count == limit { return found }
            }
        }
        return found
    }

    /// Returns the indices of the entities that meet all filters, or any of them, in order.
    private static func places(
        _ places: [Int], of entities: [Entity], _ searches: [Search], matchesAny: Bool
    ) -> [Int] {
        guard matchesAny else { return searches.reduce(places) { $1(entities, $0) } }
        var passing: Set<Int> = []
        for search in searches {
            passing.formUnion(search(entities, places.filter { !passing.contains($0) }))
        }
        return passing.sorted()
    }
}
