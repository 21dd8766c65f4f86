import AppIntents
import Foundation
import _Localization

/// The rows of found entities, and of the intents that take them.
extension EntitySearch {
    /// The greatest number of entities listed with all their intents; if there are more, a row
    /// leads to the first intent only.
    private static let detailedEntities = 3

    /// Returns the entities under the names of their types, each section with its best score.
    ///
    /// The further actions with few entities stand below all of them. If the words are the whole name
    /// of few entities, those stand directly below each. `offers` tells which intents the person may perform.
    func sections(
        of found: [Found], matching query: SearchQuery, offers: (String) -> Bool
    ) -> [(best: Int, section: SearchSection)] {
        let isDetailed = found.count <= Self.detailedEntities
        let names = found.map { $0.use == nil ? name(of: $0) : nil }
        let namesakes = Dictionary(names.map { ($0?.words, 1) }, uniquingKeysWith: +)
        var order: [ObjectIdentifier] = []
        var sections: [ObjectIdentifier: (best: Int, section: SearchSection)] = [:]
        var further: [Found] = []
        for (place, found) in found.enumerated() {
            let kind = found.entity.kind
            if sections[kind] == nil {
                order.append(kind)
                let name = found.entity.type.typeDisplayRepresentation.name.text(in: locale)
                sections[kind] = (found.cost, SearchSection(title: name, items: []))
            }
            guard var row = row(of: found) else { continue }
            let name = names[place]
            // The actions of more than few entities of one name a person could not tell apart.
            let isTelling = namesakes[name?.words] ?? 0 <= Self.detailedEntities
            let isNamed = isTelling && name?.words == query.typed
            if !isDetailed, isTelling, !isNamed, name?.isSearched == true,
                uses[kind]?.filter({ offers($0.use.intent) }).count ?? 0 > 1
            {
                row.hasActions = true
            }
            sections[kind]?.section.items.append(row)
            if isNamed {
                sections[kind]?.section.items += furtherRows(of: found)
            } else if isDetailed, name != nil {
                further.append(found)
            }
        }
        for found in further {
            sections[found.entity.kind]?.section.items += furtherRows(of: found, below: true)
        }
        return order.compactMap { sections[$0] }
    }

    /// The whole name of an entity, as the words of a search.
    private struct Name {
        let words: [String]
        /// A search for the name finds the entity.
        let isSearched: Bool
    }

    private func name(of found: Found) -> Name {
        let title = found.entity.title
        let words = SearchWords.typed(title, in: locale)
        return Name(
            words: words,
            isSearched: SearchQuery.takes(words) && EntityLookup.isSearched(title)
                // A field holds one line.
                && !title.contains(where: \.isNewline))
    }

    private func row(of found: Found) -> SearchItem? {
        guard let uses = uses[found.entity.kind], let first = uses.first else { return nil }
        if let use = found.use {
            return item(uses[use], found, title: uses[use].title, subtitle: found.entity.title)
        }
        return item(
            first, found, title: found.entity.title,
            subtitle: first.opens ? found.entity.subtitle ?? first.title : first.title)
    }

    /// Returns the rows of the actions with an entity beside that of its own row; `below` all entities, or
    /// directly with that row, and then with its rank.
    private func furtherRows(of found: Found, below: Bool = false) -> [SearchItem] {
        var found = found
        found.explanation.rank?.isFurther = below
        return (uses[found.entity.kind] ?? []).dropFirst().map {
            item($0, found, title: $0.title, subtitle: found.entity.title)
        }
    }

    private func item(
        _ use: Use, _ found: Found, title: String, subtitle: String
    ) -> SearchItem {
        let entity = found.entity
        let (image, picture) = (entity.representation.image, entity.picture)
        return SearchItem(
            kind: .entity, intent: use.use.intent, title: title, subtitle: subtitle,
            systemImageName: image?.symbolName
                ?? (image?.assetName == nil && picture == nil ? use.symbol : nil),
            needsValues: use.needsValues,
            hasParameters: use.hasParameters, imageName: image?.assetName,
            picture: picture, values: [use.use.parameter: entity.value],
            explanation: found.explanation)
    }
}
