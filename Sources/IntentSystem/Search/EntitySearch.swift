import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import _Localization

/// Finds the entities that the app put into its indexes, and the intents that take them.
struct EntitySearch: Sendable {
    /// The greatest number of entities listed with all their intents; if there are more, a row
    /// leads to the first intent only.
    private static let detailedEntities = 3

    /// An intent that takes an entity, with its words for a row.
    private struct Use: Sendable {
        let use: EntityUse
        let title: String
        let symbol: String
        let needsValues: Bool
        let hasParameters: Bool
    }

    /// A matching entity, with its score.
    struct Found {
        let score: Int
        let item: IndexedItem
        let entity: AssociatedEntity
    }

    private let uses: [ObjectIdentifier: [Use]]
    /// The types whose entities are found.
    let kinds: Set<ObjectIdentifier>
    private let locale: Locale

    init(_ catalog: Catalog, locale: Locale) {
        self.locale = locale
        uses = catalog.entityUses(in: locale).mapValues { uses in
            uses.map { use in
                let others = IntentContents(of: use.type.init()).parameters
                    .filter { $0.name != use.parameter }.map { $0.metadata(locale: locale) }
                return Use(
                    use: use, title: use.type.title.text(in: locale),
                    symbol: catalog.symbol(of: use.type),
                    needsValues: others.needValues,
                    hasParameters: others.canBeOffered)
            }
        }
        kinds = Set(uses.keys)
    }

    /// Finds the entities that folded words match, best first.
    func entities(matching words: [Substring], at date: Date = Date()) -> [Found] {
        // The texts are split in the same way: a date is typed with its hyphens.
        let words = words.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
        if words.isEmpty || kinds.isEmpty { return [] }
        return SearchableItems.shared.items(of: kinds).compactMap { item -> Found? in
            guard let entity = item.entity as? AssociatedEntity, !entity.isHidden,
                item.expirationDate.map({ $0 > date }) ?? true,
                let score = IndexedTexts.score(item, entity, words, in: locale)
            else { return nil }
            return Found(score: score, item: item, entity: entity)
        }.enumerated().sorted { left, right in
            (left.element.score, -left.element.weight, left.offset)
                < (right.element.score, -right.element.weight, right.offset)
        }.map(\.element)
    }

    /// Returns the entities under the names of their types, each section with its best score.
    func sections(of found: [Found], limit: Int) -> [(best: Int, section: SearchSection)] {
        let isDetailed = found.count <= Self.detailedEntities
        var order: [ObjectIdentifier] = []
        var sections: [ObjectIdentifier: (best: Int, section: SearchSection)] = [:]
        for found in found.prefix(limit) {
            let kind = found.entity.kind
            if sections[kind] == nil {
                order.append(kind)
                let name = found.entity.type.typeDisplayRepresentation.name.text(in: locale)
                sections[kind] = (found.score, SearchSection(title: name, items: []))
            }
            sections[kind]?.section.items += rows(of: found, isDetailed: isDetailed)
        }
        return order.compactMap { sections[$0] }
    }

    private func rows(of found: Found, isDetailed: Bool) -> [SearchItem] {
        guard let uses = uses[found.entity.kind], let first = uses.first else { return [] }
        let names = IndexedTexts.names(of: found.item, found.entity, in: locale)
        let picture = Picture.shown(found)
        let own = item(
            first, found, title: names.title, subtitle: names.subtitle ?? first.title,
            picture: picture)
        guard isDetailed else { return [own] }
        return [own]
            + uses.dropFirst().map {
                item($0, found, title: $0.title, subtitle: names.title, picture: picture)
            }
    }

    private func item(
        _ use: Use, _ found: Found, title: String, subtitle: String?,
        picture: Picture?
    ) -> SearchItem {
        let image = found.entity.representation.image
        return SearchItem(
            kind: .entity, intent: use.use.intent, title: title, subtitle: subtitle,
            systemImageName: image?.symbolName
                ?? (image?.assetName == nil && picture == nil ? use.symbol : nil),
            needsValues: use.needsValues,
            hasParameters: use.hasParameters, imageName: image?.assetName,
            picture: picture,
            values: [
                use.use.parameter: .entity(
                    type: found.entity.type.persistentIdentifier, id: found.entity.identifier)
            ])
    }
}

extension EntitySearch.Found {
    /// The weight of the item; among equal matches, greater weights come first.
    fileprivate var weight: Double {
        guard case .number(let hint)? = item["rankingHint"] else { return Double(entity.priority) }
        return Double(entity.priority) + hint / 1000
    }
}

extension Picture {
    /// Returns the picture of an item in the index, or of its entity; `nil` if none can be sent.
    fileprivate static func shown(_ found: EntitySearch.Found) -> Picture? {
        var looks = found.entity.representation
        switch (found.item["thumbnailData"], found.item["thumbnailURL"]) {
        case (.data(let data)?, _): looks.image = DisplayRepresentation.Image(data: data)
        case (_, .url(let url)?): looks.image = DisplayRepresentation.Image(url: url)
        default: break
        }
        return shown(looks, of: found.entity.type)
    }
}
