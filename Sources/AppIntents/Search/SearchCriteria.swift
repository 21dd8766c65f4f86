/// The criteria of a search inside the app.
///
/// Apple's page on `SearchCriteria` says that the system defines the types; apps don't declare any.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
    /// The type of an intent's search scopes.
    associatedtype SearchScopes = Void
}
