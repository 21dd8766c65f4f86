/// The entry point for telling the system which of the app's widgets are useful, and when.
public final class RelevantIntentManager: Sendable {
    /// The only instance.
    public static let shared = RelevantIntentManager()

    private init() {}

    /// Replaces all relevant intents of the app; an empty list removes them.
    ///
    /// Returns when they are written to disk; throws the error of the store.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        AppSurroundings.current?.note(.relevance)
        try RelevantIntents.shared.update(relevantIntents)
    }
}
