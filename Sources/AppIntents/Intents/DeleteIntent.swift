/// An intent that deletes things of the app.
///
/// The system asks the person before it calls `perform()`, and names what is deleted (CON-13).
/// Nothing is performed if the person declines. An intent's own code that calls it, as in
/// `try await DeleteTodosIntent(…)()`, is not asked.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
    /// The type of what is deleted.
    associatedtype Entity: AppEntity

    /// The things to delete; read after the parameters have their values.
    var entities: [Entity] { get }
}
