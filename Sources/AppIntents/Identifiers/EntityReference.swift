import AppIntentsMetadata
import Foundation
import _Localization

/// One entity of a collection, by its identifier alone.
struct EntityReference<Entity: AppEntity>: _UnconvertedValue, Equatable, Sendable {
    let id: Entity.ID
    /// The representation of the entity, if it was fetched.
    var looks: DisplayRepresentation?

    static var _composition: _ValueComposition { _ValueComposition(kind: .reference(Entity.self)) }

    static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        Entity._shape(constraints, in: locale)
    }

    init(id: Entity.ID, looks: DisplayRepresentation? = nil) {
        self.id = id
        self.looks = looks
    }

    var _data: ParameterValue {
        .entity(type: Entity.persistentIdentifier, id: id.entityIdentifierString)
    }

    /// Reads an entity of the type, or an identifier as a text or a whole number.
    init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        let text: String? =
            switch data {
            case .entity(Entity.persistentIdentifier, let id): id
            case .string(let text): text
            case .int(let number): String(number)
            default: nil
            }
        guard let id = text.flatMap(Entity.ID.entityIdentifier(for:)) else { return nil }
        self.id = id
    }

    func _representation(in locale: Locale) -> DisplayRepresentation {
        looks ?? DisplayRepresentation(verbatim: id.entityIdentifierString)
    }

    /// Compares the identifiers, whatever the entities look like.
    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}
