import AppIntents
package import AppIntentsMetadata
import CoreSpotlight
import Foundation

/// The details of an entity for a client that knows its identifier: its display representation, its
/// properties, the attributes by which it is found, and its owners.
package struct EntityDetails: Sendable {
    /// The display representation and the data of the entity.
    package let value: PresentedValue
    /// The attributes that the entity gives an index, by Apple's names; empty for an entity that is
    /// in no index.
    package let attributes: [String: ParameterValue]

    /// The attributes that aren't listed: names shown elsewhere, pictures, and identifiers for
    /// programs.
    private static let others: Set<String> = [
        "displayName", "title", "contentType", "contentTypeTree", "thumbnailData", "thumbnailURL",
        "rankingHint",
    ]

    init(_ entity: any _IntentValue, locale: Locale) {
        value = PresentedValue(entity, locale: locale)
        var found: [String: ParameterValue] = [:]
        if let entity = entity as? any IndexedEntity, !entity.hideInSpotlight {
            for attribute in entity.attributeSet.attributes
            where attribute.isSearched && !Self.others.contains(attribute.name) {
                found[attribute.name] = attribute.value.parameterValue
            }
        }
        attributes = found
    }
}

extension AttributeValue {
    /// The value as data; `nil` for bytes.
    fileprivate var parameterValue: ParameterValue? {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): Int(exactly: number).map(ParameterValue.int) ?? .double(number)
        case .date(let date): .date(date)
        case .url(let url): .string(url.absoluteString)
        case .data: nil
        case .list(let values): .array(values.compactMap(\.parameterValue))
        }
    }
}
