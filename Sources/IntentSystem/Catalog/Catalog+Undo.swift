import AppIntents
import AppIntentsMetadata
import _IntentDiscovery

extension Catalog {
    /// The actions Undo and Redo, if something in the scope can be undone.
    static func undoActions(in scope: Scope) -> [Entry] {
        let isNeeded = ConformanceRecords.types(conformingTo: (any UndoableIntent).self)
            .contains { scope.contains(module: $0.module) }
        return isNeeded ? undoActions : []
    }

    /// The same for some intents.
    static func undoActions(for intents: [any AppIntent.Type]) -> [Entry] {
        intents.contains { $0.traits.isUndoable } ? undoActions : []
    }

    private static let undoActions = [
        Entry(type: UndoIntent.self, identifier: UndoIntent.persistentIdentifier),
        Entry(type: RedoIntent.self, identifier: RedoIntent.persistentIdentifier),
    ]
}
