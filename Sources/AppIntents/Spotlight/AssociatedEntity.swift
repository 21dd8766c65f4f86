import CoreSpotlight
import Foundation
import _Localization

/// An entity in an index: its type and identifier, and how it looked when it was indexed.
package struct AssociatedEntity: IndexedThing {
    /// The type of the entity.
    package let type: any IndexedEntity.Type
    /// The identifier of the entity as text.
    package let identifier: String
    /// The names and the picture of the entity.
    package let representation: DisplayRepresentation
    /// The greater, the further ahead among entities that match as well.
    package let priority: Int
    /// The entity is shown in no search.
    package let isHidden: Bool
    /// The title as the index has it, in the language of the process.
    package let indexedTitle: String

    package var kind: ObjectIdentifier { ObjectIdentifier(type) }

    init(_ entity: some IndexedEntity, priority: Int) {
        type = Swift.type(of: entity)
        identifier = entity.id.entityIdentifierString
        representation = entity.displayRepresentation
        self.priority = priority
        isHidden = entity.hideInSpotlight
        indexedTitle = representation.title.text(in: .current)
    }
}
