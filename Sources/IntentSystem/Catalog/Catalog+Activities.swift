import AppIntents
import AppIntentsMetadata

extension Catalog {
    /// The actions that show and stop what goes on, if one of some intents may go on beside others.
    static func activityActions(for intents: [any AppIntent.Type]) -> [Entry] {
        intents.contains { $0.traits.goesOn || $0.isLongRunning } ? activityActions : []
    }

    private static let activityActions = [
        Entry(
            type: ShowRunningActionsIntent.self,
            identifier: ShowRunningActionsIntent.persistentIdentifier),
        Entry(
            type: StopRunningActionIntent.self,
            identifier: StopRunningActionIntent.persistentIdentifier),
    ]
}
