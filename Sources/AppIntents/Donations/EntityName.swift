package import AppIntentsMetadata

/// The names by which values refer to an entity.
package struct EntityName: Hashable, Sendable {
    package let type: String
    package let id: String

    package init(type: String, id: String) {
        self.type = type
        self.id = id
    }

    init(_ identifier: EntityIdentifier) {
        self.init(
            type: identifier.entityType.persistentIdentifier, id: identifier.identifier)
    }
}

extension ParameterValue {
    /// Visits the entity that the value is, or the entities that it holds.
    package func visitEntities(_ visit: (EntityName) -> Void) {
        switch self {
        case .entity(let type, let id): visit(EntityName(type: type, id: id))
        case .array(let elements): for element in elements { element.visitEntities(visit) }
        case .structure(let fields): for field in fields.values { field.visitEntities(visit) }
        case .null, .bool, .int, .double, .string, .date, .duration, .enumeration, .file, .data:
            break
        }
    }
}
