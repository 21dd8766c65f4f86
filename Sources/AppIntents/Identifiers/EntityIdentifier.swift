public import AppIntentsMetadata
public import Foundation
import _Localization

/// The identity of an entity of any type: the type, and the entity's identifier as text.
///
/// As a parameter, a property or a result, it is the text of `description`: the persistent
/// identifier of the type, a slash, and the identifier.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable {
    /// The type of the entity.
    public let entityType: any AppEntity.Type
    /// The identifier of the entity as text; for a `SyncableEntity`, the identifier that other
    /// devices know, as Apple's page on `init(for:)` says.
    public let identifier: String

    /// The maximum length of an identifier's text, in bytes of UTF-8; longer texts are not read.
    ///
    /// Unspecified by Apple.
    public static let valueMaximumLength: Int = 4096

    /// Creates the identifier of an entity.
    public init<Entity>(for entity: Entity) where Entity: AppEntity {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// Creates the identifier of an entity from its type and its own identifier.
    public init<Entity>(for entityType: Entity.Type, identifier: Entity.ID)
    where Entity: AppEntity {
        self.entityType = entityType
        let text = identifier.entityIdentifierString
        let syncable = entityType as? any SyncableEntity.Type
        self.identifier = syncable?.sharedIdentifier(of: text) ?? text
    }

    /// Reads the text of `description`; `nil` if it names no type of the app's entities.
    ///
    /// The types are known once the system has started.
    public init?(activityIdentifier: String) {
        guard activityIdentifier.utf8.count <= Self.valueMaximumLength,
            let slash = activityIdentifier.firstIndex(of: "/")
        else { return nil }
        let name = String(activityIdentifier[..<slash])
        guard let type = EntityTypes.shared.type(named: name) else { return nil }
        self.init(type, String(activityIdentifier[activityIdentifier.index(after: slash)...]))
    }

    init(_ entityType: any AppEntity.Type, _ identifier: String) {
        self.entityType = entityType
        self.identifier = identifier
    }

    /// The persistent identifier of the type, a slash, and the entity's identifier.
    public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

    /// Returns whether both the types and the identifiers are equal.
    public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
        left.entityType == right.entityType && left.identifier == right.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}

extension EntityIdentifier: _IntentValue, _UnconvertedValue {
    /// Returns the shape of a text.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .text
    }

    public var _data: ParameterValue { .string(description) }

    /// Reads a text or an entity.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .string(let text): self.init(activityIdentifier: text)
        case .entity(let name, let id):
            guard let type = EntityTypes.shared.type(named: name) else { return nil }
            self.init(type, id)
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: description)
    }
}
