import AppIntents
import CoreSpotlight
import Foundation
import _Localization

/// The words of an indexed entity: those that people read, and those by which they find it.
enum IndexedTexts {
    /// Returns the title and the second line of a row, in a language.
    ///
    /// A name that the author gave to the index is used unchanged; the one of the display
    /// representation is translated.
    static func names(
        of item: IndexedItem, _ entity: AssociatedEntity, in locale: Locale
    ) -> (title: String, subtitle: String?) {
        let representation = entity.representation
        let given = item.text("displayName") ?? item.text("title")
        let title =
            given.flatMap { $0 == entity.indexedTitle ? nil : $0 }
            ?? representation.title.text(in: locale)
        let subtitle =
            representation.subtitle?.text(in: locale) ?? item.text("contentDescription")
        return (title, subtitle)
    }

    private static let named = ["displayName", "title"]
    private static let synonyms = ["alternateNames"]
    private static let keywords = ["keywords", "subject"]
    private static let described = ["contentDescription", "namedLocation", "city", "country"]
    /// The attributes with names for programs, which a person doesn't type.
    private static let unsearched = ["contentType", "contentTypeTree"]

    /// Returns the texts by which an entity is found.
    static func fields(
        _ item: IndexedItem, _ entity: AssociatedEntity, in locale: Locale
    ) -> [[String]] {
        let representation = entity.representation
        let searched = item.attributes.filter {
            $0.isSearched && !unsearched.contains($0.name)
        }
        let words = { (names: [String]) in
            searched.filter { names.contains($0.name) }.flatMap(\.value.words)
        }
        let known = named + synonyms + keywords + described
        let given = words(named)
        return .texts(
            name: [representation.title.text(in: locale)]
                + given.filter { $0 != entity.indexedTitle },
            synonyms: representation.synonyms.map { $0.text(in: locale) } + words(synonyms),
            // The title in the language of the process that indexed the entity.
            translations: given.filter { $0 == entity.indexedTitle },
            keywords: words(keywords),
            descriptions: [representation.subtitle?.text(in: locale)].compactMap(\.self)
                + words(described),
            others: searched.filter { !known.contains($0.name) }.flatMap(\.value.words))
    }
}
