import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import _Localization

/// An entity that a search found, with its words for a row.
struct FoundEntity: Sendable {
    let type: any AppEntity.Type
    let identifier: String
    let title: String
    let subtitle: String?
    let representation: DisplayRepresentation
    /// The picture in the index, which replaces that of the representation.
    private let thumbnail: DisplayRepresentation.Image?

    /// Creates the entity of an item of an index; `nil` if the item has none.
    init?(_ item: IndexedItem, in locale: Locale) {
        guard let entity = item.entity as? AssociatedEntity else { return nil }
        type = entity.type
        identifier = entity.identifier
        representation = entity.representation
        (title, subtitle) = IndexedTexts.names(of: item, entity, in: locale)
        thumbnail =
            switch (item["thumbnailData"], item["thumbnailURL"]) {
            case (.data(let data)?, _): DisplayRepresentation.Image(data: data)
            case (_, .url(let url)?): DisplayRepresentation.Image(url: url)
            default: nil
            }
    }

    /// Creates the entity that a query returned.
    init(_ entity: some AppEntity, in locale: Locale) {
        type = Swift.type(of: entity)
        identifier = entity.id.entityIdentifierString
        representation = entity.displayRepresentation
        title = representation.title.text(in: locale)
        subtitle = representation.subtitle?.text(in: locale)
        thumbnail = nil
    }

    /// Distinguishes entities of different types.
    var kind: ObjectIdentifier { ObjectIdentifier(type) }

    /// The entity as the value of a parameter.
    var value: ParameterValue { .entity(type: type.persistentIdentifier, id: identifier) }

    /// The picture of the entity; `nil` if none can be sent.
    var picture: Picture? {
        var looks = representation
        if let thumbnail { looks.image = thumbnail }
        return .shown(looks, of: type)
    }
}
