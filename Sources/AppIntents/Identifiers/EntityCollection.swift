/// Entities by their identifiers; their query returns the entities themselves, on request.
///
/// A parameter of this type gets the given identifiers, and the system calls no query for them
/// before `perform()` (INV-8): an intent that only passes identifiers on needs no entities.
///
///     @Parameter(title: "Photos") var photos: EntityCollection<Photo>
public struct EntityCollection<Entity> where Entity: AppEntity {
    /// The identifiers in their order.
    public var identifiers: [Entity.ID]

    /// The representations of entities that the system fetched to show the collection.
    private(set) var looks: [Entity.ID: DisplayRepresentation] = [:]

    /// Creates a collection from identifiers.
    public init(identifiers: [Entity.ID] = []) {
        self.identifiers = identifiers
    }

    /// Creates a collection from the identifiers of entities.
    public init(entities: [Entity]) {
        identifiers = entities.map(\.id)
    }

    /// The number of identifiers.
    public var count: Int { identifiers.count }

    /// The collection has no identifiers.
    public var isEmpty: Bool { identifiers.isEmpty }

    /// Asks the type's query for the entities, in the order of the identifiers; entities that don't
    /// exist any more are left out.
    ///
    /// Each call asks the query again, with its dependencies prepared.
    public func resolvedEntities() async throws -> [Entity] {
        if identifiers.isEmpty { return [] }
        let query = Entity.defaultQuery
        try await IntentContents(of: query).prepareDependencies()
        let found = Dictionary(
            try await query.entities(for: identifiers).map { ($0.id, $0) }
        ) { first, _ in first }
        return identifiers.compactMap { found[$0] }
    }

    /// Returns the collection with the names of its entities, which the type's query gives.
    package func named() async throws -> any IdentifierCollection {
        if identifiers.isEmpty { return self }
        let query = Entity.defaultQuery
        try await IntentContents(of: query).prepareDependencies()
        var named = self
        named.looks = try await query.displayRepresentations(
            for: identifiers, requestedComponents: [.text, .image])
        return named
    }

    /// Returns whether an identifier is in the collection.
    public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }

    /// Returns whether the identifier of an entity is in the collection.
    public func contains(_ entity: Entity) -> Bool { contains(entity.id) }

    /// Adds an identifier at the end.
    public mutating func append(_ identifier: Entity.ID) { identifiers.append(identifier) }

    /// Adds the identifier of an entity at the end.
    public mutating func append(_ entity: Entity) { append(entity.id) }

    /// Adds identifiers at the end.
    public mutating func append(contentsOf identifiers: [Entity.ID]) {
        self.identifiers += identifiers
    }

    /// Adds the identifiers of entities at the end.
    public mutating func append(contentsOf entities: [Entity]) {
        identifiers += entities.map(\.id)
    }

    /// Removes every occurrence of an identifier.
    public mutating func remove(_ identifier: Entity.ID) {
        identifiers.removeAll { $0 == identifier }
    }

    /// Removes every occurrence of the identifier of an entity.
    public mutating func remove(_ entity: Entity) { remove(entity.id) }
}

extension EntityCollection: Sendable {}

extension EntityCollection: Equatable {
    /// Returns whether both have the same identifiers in the same order.
    public static func == (left: Self, right: Self) -> Bool {
        left.identifiers == right.identifiers
    }
}

/// A collection of identifiers, seen without its type.
package protocol IdentifierCollection: _IntentValue, Sendable {
    /// Returns the collection with the names of its entities, which the type's query gives.
    func named() async throws -> any IdentifierCollection
}

extension EntityCollection: IdentifierCollection {}
