import AppIntents
import AppIntentsMetadata

extension Catalog {
    /// The actions that the system adds to an app with some intents: Undo and Redo where something can be undone,
    /// those that show and stop what goes on where something may, and those that turn focuses on and off where
    /// there are filters.
    static func systemActions(for intents: [any AppIntent.Type]) -> [Entry] {
        var actions: [any AppIntent.Type] = []
        if intents.contains(where: { $0.traits.isUndoable }) {
            actions += [UndoIntent.self, RedoIntent.self]
        }
        if intents.contains(where: { $0.traits.goesOn || $0.isLongRunning }) {
            actions += [ShowRunningActionsIntent.self, StopRunningActionIntent.self]
        }
        if intents.contains(where: { $0.isFocusFilter }) {
            actions += [TurnFocusOnIntent.self, TurnFocusOffIntent.self]
        }
        return actions.map { Entry(system: $0) }
    }

    /// The intents of the system's own views, which no surface lists.
    static let intentsOfViews: [String: Entry] = Dictionary(
        uniqueKeysWithValues: [ShowShortcutsIntent.self, ShowWidgetIntent.self].map {
            (type: any AppIntent.Type) in (type.persistentIdentifier, Entry(system: type))
        })
}
