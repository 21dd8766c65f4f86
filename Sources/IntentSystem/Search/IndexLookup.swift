import AppIntents
import CoreSpotlight
import Foundation

/// Finds entities of one type by the words in the index, for a query that finds none by text.
enum IndexLookup {
    /// Returns the identifiers of the entities that a text matches, best first, including those
    /// that are hidden in search.
    ///
    /// An index that has no entity of the type yet is filled first.
    static func identifiers(
        _ type: any AppEntity.Type, matching text: String, in locale: Locale
    ) async throws -> [String] {
        let words = FoldedTexts.fold(text, in: locale).split { !$0.isLetter && !$0.isNumber }
        if words.isEmpty || !(type is any IndexedEntity.Type) { return [] }
        try await IndexFilling.shared.fill(type)
        return SearchableItems.shared.items(of: [ObjectIdentifier(type)])
            .compactMap { item -> (score: Int, identifier: String)? in
                guard let entity = item.entity as? AssociatedEntity,
                    item.expirationDate.map({ $0 > Date() }) ?? true,
                    let score = IndexedTexts.score(item, entity, words, in: locale)
                else { return nil }
                return (score, entity.identifier)
            }
            .enumerated()
            .sorted { ($0.element.score, $0.offset) < ($1.element.score, $1.offset) }
            .map(\.element.identifier)
    }
}
