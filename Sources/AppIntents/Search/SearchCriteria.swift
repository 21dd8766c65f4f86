/// The criteria of a search inside the app.
///
/// Apple's page on `SearchCriteria` says that the system defines the types; apps declare none of their own.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
    /// The type of what an intent says that it searches.
    associatedtype SearchScopes = Void
}
