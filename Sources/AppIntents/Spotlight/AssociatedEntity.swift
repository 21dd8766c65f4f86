import CoreSpotlight
import Foundation
import _Localization

/// An entity in an index: its type and identifier, and its representation when it was indexed.
package struct AssociatedEntity: IndexedThing {
    /// The type of the entity.
    package let type: any IndexedEntity.Type
    /// The identifier of the entity as text.
    package let identifier: String
    /// The names and the picture of the entity.
    package let representation: DisplayRepresentation
    /// The rank among entities that match equally well; greater comes first.
    package let priority: Int
    /// Search doesn't show the entity.
    package let isHidden: Bool
    /// The title in the index, in the language of the process.
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
