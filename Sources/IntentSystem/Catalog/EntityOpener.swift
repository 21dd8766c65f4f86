import AppIntents
import AppIntentsMetadata

/// An app's intent that opens the entities of a type and needs only the entity.
struct EntityOpener: Sendable {
    /// The name of the parameter that an `OpenIntent` opens.
    static let target = "target"

    let type: any AppIntent.Type

    /// Creates the intent for an entity; `nil` if it doesn't take this one.
    func intent(opening entity: any AppEntity) -> (any AppIntent)? {
        let intent = type.init()
        let target = IntentContents(of: intent).parameters.first { $0.name == Self.target }
        return target?.parameter.setCurrentValue(entity) == true ? intent : nil
    }
}

extension Catalog {
    /// Returns the first `OpenIntent` for the entities of a type that a button can perform, since
    /// no person is asked for a button's parameters (BTN-3); `nil` if the app has none.
    ///
    /// A discoverable intent goes before a hidden one; for an address a hidden intent doesn't count.
    func opener(of entity: any AppEntity.Type, forAddress: Bool = false) -> EntityOpener? {
        let openers = entries.filter { $0.type.opens(entity) }
        let opener =
            openers.first { $0.type.isOfferedToPeople } ?? (forAddress ? nil : openers.first)
        return opener.map { EntityOpener(type: $0.type) }
    }
}

extension AppIntent {
    /// The intent opens an entity of the type, and needs no other value.
    fileprivate static func opens(_ entity: any AppEntity.Type) -> Bool {
        guard traits.opensTarget else { return false }
        let kind = ObjectIdentifier(entity)
        return IntentContents(of: Self()).parameters.allSatisfy { named in
            if named.name == EntityOpener.target {
                return named.parameter.valueType.entityType.map { ObjectIdentifier($0) } == kind
            }
            return named.parameter.isOptional || named.parameter.anyDefaultValue != nil
        }
    }
}
