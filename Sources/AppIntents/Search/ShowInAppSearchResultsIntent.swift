/// An intent that shows what the app itself finds.
///
///     struct SearchTrails: ShowInAppSearchResultsIntent {
///         static let searchScopes: [StringSearchScope] = [.general]
///         @Parameter(title: "Words") var criteria: StringSearchCriteria
///         …
///     }
///
/// Apple's page says that the system performs it with the words that a person searches for. Here the page's
/// search ends with a row that performs it with the words in the field, named after the scopes.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The type of the criteria; `StringSearchCriteria` for words.
    associatedtype Criteria: SearchCriteria

    /// The kinds of things that are searched.
    static var searchScopes: Self.Criteria.SearchScopes { get }

    /// The criteria; a `@Parameter` that the system sets before `perform()`.
    var criteria: Self.Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// By default, the app comes forward, because it shows something.
    public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Self.Criteria.SearchScopes == () {
    /// By default, criteria without scopes have none.
    public static var searchScopes: Void { () }
}

extension ShowInAppSearchResultsIntent where Self.Criteria == StringSearchCriteria {
    /// By default, everything is searched.
    public static var searchScopes: [StringSearchScope] { [.general] }
}
