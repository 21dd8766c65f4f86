import AppIntents
import AppIntentsMetadata
import SwiftUI

extension Catalog {
    /// Returns the actions that the system adds to an app with some intents: Open App if it has a
    /// window, Undo and Redo if something can be undone, those that show and stop running actions if
    /// an intent may continue, and those that turn focuses on and off if there are filters.
    static func systemActions(
        for intents: [any AppIntent.Type], in app: (any App.Type)?
    ) -> [Entry] {
        var actions: [any AppIntent.Type] = app == nil ? [] : [OpenAppIntent.self]
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

    /// The actions about what is going on or was done last, which mean something else when they are
    /// repeated.
    static let actionsOfTheMoment: Set<ObjectIdentifier> = [
        ObjectIdentifier(UndoIntent.self), ObjectIdentifier(RedoIntent.self),
        ObjectIdentifier(ShowRunningActionsIntent.self),
        ObjectIdentifier(StopRunningActionIntent.self),
    ]

    /// The intents of the system's views, which no surface lists.
    static let intentsOfViews: [String: Entry] = Dictionary(
        uniqueKeysWithValues: [
            ShowShortcutsIntent.self, ShowWidgetIntent.self, ShowMoreRowsIntent.self,
        ].map {
            (type: any AppIntent.Type) in (type.persistentIdentifier, Entry(system: type))
        })
}
