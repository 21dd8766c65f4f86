import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// Finds the entities that the app put into its indexes or that its queries find, and the intents that
/// take them.
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
        /// The intent opens the entity, which its row needn't say.
        let opens: Bool
    }

    /// An intent, by its place among those that take entities of a type.
    private struct Place: Hashable {
        let kind: ObjectIdentifier
        let use: Int
    }

    /// A matching entity, with its score.
    struct Found: Sendable {
        let score: Int
        let entity: FoundEntity
        /// The intent that words name which the entity lacks, by its place among those that take it.
        var use: Int?
    }

    private let uses: [ObjectIdentifier: [Use]]
    /// The types whose entities are found.
    let kinds: Set<ObjectIdentifier>
    let types: [any AppEntity.Type]
    let locale: Locale
    /// The intents that take entities, by their titles and keywords.
    private let useTexts: TextIndex<Place, Place>

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
                    hasParameters: others.canBeOffered,
                    opens: use.type.traits.opensTarget && use.parameter == EntityOpener.target)
            }
        }
        let kinds = Set(uses.keys)
        self.kinds = kinds
        types = catalog.entityTypes.filter { kinds.contains(ObjectIdentifier($0)) }
        var texts = TextIndex<Place, Place>(locale: locale)
        for (kind, uses) in uses {
            texts.add(
                uses.enumerated().map { number, use in
                    let place = Place(kind: kind, use: number)
                    let keywords = use.use.type.description?.searchKeywords ?? []
                    return .init(
                        key: place, thing: place,
                        fields: [[use.title], keywords.map { $0.text(in: locale) }])
                })
        }
        useTexts = texts
    }

    /// Returns whether some word of an entity begins with a text.
    func hasWord(beginningWith text: String) -> Bool {
        if kinds.isEmpty { return false }
        return IndexedEntities.entities(in: locale).hasWord(beginningWith: text)
    }

    /// Finds the entities that the words of a search match, best first.
    ///
    /// Words of an intent that takes the entity may be among them: “tickets louvre”.
    func entities(matching query: SearchQuery, limit: Int) -> [Found] {
        if query.words.isEmpty || kinds.isEmpty { return [] }
        let named = named(query)
        let hits = IndexedEntities.entities(in: locale).hits(
            for: query, optional: Set(named.indices.filter { !named[$0].isEmpty }), limit: limit
        ) { kinds.contains($0.kind) && !$0.isHidden }
        return hits.flatMap { hit -> [Found] in
            guard let entity = FoundEntity(hit.thing, in: locale) else { return [] }
            if hit.isWhole { return [Found(score: hit.cost, entity: entity)] }
            // A word of a description is too little beside words of an intent.
            guard hit.matches.contains(where: { $0.map { $0.field < 2 } ?? false }) else {
                return []
            }
            let missing = hit.matches.indices.filter { hit.matches[$0] == nil }
            let meant = missing.map { named[$0] }.reduce(named[missing[0]]) { $0.intersection($1) }
            let score = hit.cost - missing.count * TextMatch.missingCost
            return meant.filter { $0.kind == entity.kind }.map(\.use).sorted().map { use in
                Found(score: score, entity: entity, use: use)
            }
        }
    }

    /// Returns the intents that each word of a search names.
    private func named(_ query: SearchQuery) -> [Set<Place>] {
        query.words.map { word in
            var one = query
            one.words = [word]
            return Set(useTexts.hits(for: one, limit: .max).map(\.thing))
        }
    }

    /// Returns the entities under the names of their types, each section with its best score.
    func sections(of found: [Found]) -> [(best: Int, section: SearchSection)] {
        let isDetailed = found.count <= Self.detailedEntities
        var order: [ObjectIdentifier] = []
        var sections: [ObjectIdentifier: (best: Int, section: SearchSection)] = [:]
        for found in found {
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
        let row = { (use: Use) in
            item(use, found.entity, title: use.title, subtitle: found.entity.title)
        }
        if let use = found.use { return [row(uses[use])] }
        let own = item(
            first, found.entity, title: found.entity.title,
            subtitle: first.opens ? found.entity.subtitle ?? first.title : first.title)
        return isDetailed ? [own] + uses.dropFirst().map(row) : [own]
    }

    private func item(
        _ use: Use, _ entity: FoundEntity, title: String, subtitle: String
    ) -> SearchItem {
        let (image, picture) = (entity.representation.image, entity.picture)
        return SearchItem(
            kind: .entity, intent: use.use.intent, title: title, subtitle: subtitle,
            systemImageName: image?.symbolName
                ?? (image?.assetName == nil && picture == nil ? use.symbol : nil),
            needsValues: use.needsValues,
            hasParameters: use.hasParameters, imageName: image?.assetName,
            picture: picture, values: [use.use.parameter: entity.value])
    }
}
