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

    private static let named = ["displayName", "title", "alternateNames"]
    private static let keywords = ["keywords", "subject"]
    private static let described = ["contentDescription", "namedLocation", "city", "country"]
    /// The attributes with names for programs, which a person doesn't type.
    private static let unsearched = ["contentType", "contentTypeTree"]

    /// Returns the texts by which an entity is found: names, then keywords, descriptions, and
    /// everything else that is searched.
    static func fields(
        _ item: IndexedItem, _ entity: AssociatedEntity, in locale: Locale
    ) -> [[String]] {
        let representation = entity.representation
        let shown =
            [representation.title.text(in: locale)]
            + representation.synonyms.map { $0.text(in: locale) }
        let searched = item.attributes.filter {
            $0.isSearched && !unsearched.contains($0.name)
        }
        let words = { (names: [String]) in
            searched.filter { names.contains($0.name) }.flatMap(\.value.words)
        }
        let others = searched.filter {
            !named.contains($0.name) && !keywords.contains($0.name)
                && !described.contains($0.name)
        }
        return [
            shown + words(named), words(keywords),
            [representation.subtitle?.text(in: locale)].compactMap(\.self) + words(described),
            others.flatMap(\.value.words),
        ]
    }
}
