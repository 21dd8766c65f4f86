import AppIntents
import _Localization

/// How an intent takes the words of a search.
struct SearchUse: Sendable {
    /// The parameter that takes the words.
    let parameter: String
    /// The intent plays what is found, rather than showing it.
    let plays: Bool
    /// The kinds of things that are searched, where it isn't everything.
    let kinds: [LocalizedStringResource]
}

extension AppIntent {
    /// How the intent takes the words of a search; `nil` if it takes none.
    static var searchUse: SearchUse? {
        if let type = Self.self as? any ShowInAppSearchResultsIntent.Type { return use(type) }
        if let type = Self.self as? any PlayVideoIntent.Type { return use(type) }
        return nil
    }

    private static func use<Intent: ShowInAppSearchResultsIntent>(
        _ type: Intent.Type
    ) -> SearchUse? {
        guard let scopes = type.searchScopes as? [StringSearchScope] else { return nil }
        let kinds = scopes.contains(.general) ? [] : scopes
        return SearchUse(
            parameter: "criteria", plays: false,
            kinds: kinds.compactMap { StringSearchScope.caseDisplayRepresentations[$0]?.title })
    }

    private static func use<Intent: PlayVideoIntent>(_ type: Intent.Type) -> SearchUse {
        let kinds = type.supportedCategories
        return SearchUse(
            parameter: "term", plays: true,
            kinds: kinds.compactMap { VideoCategory.caseDisplayRepresentations[$0]?.title })
    }
}
