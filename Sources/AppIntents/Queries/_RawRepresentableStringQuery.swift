import Foundation

/// A query for entities that are created from their identifiers, for example an enumeration that is
/// an entity.
public struct _RawRepresentableStringQuery<Entity>: EntityStringQuery
where Entity: AppEntity, Entity: RawRepresentable, Entity.ID == Entity.RawValue {
    /// A list of entities.
    public typealias Result = [Entity]

    public init() {}

    /// Creates the entities from their identifiers; identifiers without an entity are left out.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        identifiers.compactMap(Entity.init(rawValue:))
    }

    /// Returns the entity whose identifier is the text, or the cases whose title contains it.
    public func entities(matching string: String) async throws -> [Entity] {
        if let cases = Entity.self as? any CaseIterable.Type {
            return Self.all(cases).filter { entity in
                String(localized: entity.displayRepresentation.title)
                    .contains(folded: string)
            }
        }
        let entity = Entity.ID.entityIdentifier(for: string).flatMap(Entity.init(rawValue:))
        return entity.map { [$0] } ?? []
    }

    /// Returns all cases; nothing for an entity that isn't an enumeration.
    public func suggestedEntities() async throws -> [Entity] {
        (Entity.self as? any CaseIterable.Type).map(Self.all) ?? []
    }

    private static func all(_ cases: any CaseIterable.Type) -> [Entity] {
        cases.anyCases.compactMap { $0 as? Entity }
    }
}

extension CaseIterable {
    fileprivate static var anyCases: [Any] { Array(allCases) }
}

extension AppEntity where Self: RawRepresentable, Self.ID == Self.RawValue {
    /// The raw value.
    public var id: Self.ID { rawValue }

    /// The query that creates entities from their raw values.
    public static var defaultQuery: _RawRepresentableStringQuery<Self> { .init() }
}

extension AppEntity where Self: CaseDisplayRepresentable {
    /// The representation of the case; its name in the source if the author gives none.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self]
            ?? DisplayRepresentation(verbatim: PropertyName.readable(String(describing: self)))
    }
}
