/// An intent that shows the results of the app's own search.
///
///     struct SearchTrails: ShowInAppSearchResultsIntent {
///         static let searchScopes: [StringSearchScope] = [.general]
///         @Parameter(title: "Words") var criteria: StringSearchCriteria
///         …
///     }
///
/// Apple's page says that the system performs it with the words that a person searches for. Here
/// the page's search ends with a row, named after the scopes, that performs the intent with the
/// words in the field.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The type of the criteria; `StringSearchCriteria` for words.
    associatedtype Criteria: SearchCriteria

    /// The kinds of things that the app searches.
    static var searchScopes: Self.Criteria.SearchScopes { get }

    /// The criteria; a `@Parameter` that the system sets before `perform()`.
    var criteria: Self.Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// By default, the app comes to the front, because it shows something.
    public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Self.Criteria.SearchScopes == () {
    /// By default, criteria without scopes have none.
    public static var searchScopes: Void { () }
}

extension ShowInAppSearchResultsIntent where Self.Criteria == StringSearchCriteria {
    /// By default, the app searches everything.
    public static var searchScopes: [StringSearchScope] { [.general] }
}
