/// The way from an app to the system that offers its widgets when they are of use.
public final class RelevantIntentManager: Sendable {
    /// The only one.
    public static let shared = RelevantIntentManager()

    private init() {}

    /// Takes the place of all relevant intents of the app with others; none takes all away.
    ///
    /// Returns when they are written down; throws what the store throws.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        try RelevantIntents.shared.update(relevantIntents)
    }
}
