/// An intent that deletes things of the app.
///
/// The system asks the person before it calls `perform()`, and names the entities to delete
/// (CON-13). If the person declines, it performs nothing. It doesn't ask when an intent's own code
/// calls the intent, as in `try await DeleteTodosIntent(…)()`.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
    /// The type of the entities to delete.
    associatedtype Entity: AppEntity

    /// The entities to delete; the system reads them after the parameters have their values.
    var entities: [Entity] { get }
}
