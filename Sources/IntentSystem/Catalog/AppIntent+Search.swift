import AppIntents
import _Localization

/// The way in which an intent takes the words of a search.
struct SearchUse: Sendable {
    /// The meaning of the words for an intent.
    enum Kind: Sendable {
        /// The app searches for the words, and shows the results.
        case search
        /// The app plays the media with that name.
        case play
        /// A query of the app finds values for the words.
        case query
    }

    let kind: Kind
    /// The parameter that takes the words.
    let parameter: String
    /// The kinds of things that are searched; empty for everything.
    let kinds: [LocalizedStringResource]
}

extension AppIntent {
    /// The way in which the intent takes the words of a search; `nil` if it takes none.
    static var searchUse: SearchUse? {
        if let type = cast(to: (any ShowInAppSearchResultsIntent.Type).self) { return use(type) }
        if let type = cast(to: (any PlayVideoIntent.Type).self) { return use(type) }
        if let type = cast(to: (any SystemQueryIntent.Type).self), type.takesText {
            return SearchUse(kind: .query, parameter: "input", kinds: [])
        }
        return nil
    }

    private static func use<Intent: ShowInAppSearchResultsIntent>(
        _ type: Intent.Type
    ) -> SearchUse? {
        guard let scopes = type.searchScopes as? [StringSearchScope] else { return nil }
        let kinds = scopes.contains(.general) ? [] : scopes
        return SearchUse(
            kind: .search, parameter: "criteria",
            kinds: kinds.compactMap { StringSearchScope.caseDisplayRepresentations[$0]?.title })
    }

    private static func use<Intent: PlayVideoIntent>(_ type: Intent.Type) -> SearchUse {
        let kinds = type.supportedCategories
        return SearchUse(
            kind: .play, parameter: "term",
            kinds: kinds.compactMap { VideoCategory.caseDisplayRepresentations[$0]?.title })
    }
}
