import AppIntents
package import AppIntentsMetadata

/// The ways that a person has through what was done for them: Undo and Redo are offered only where there is one.
struct UndoWays: Sendable, Hashable {
    /// There is something to undo.
    var canUndo = false
    /// There is something to redo.
    var canRedo = false

    /// `false` for Undo where there is nothing to undo, and the same of Redo.
    func offers(_ intent: String) -> Bool {
        switch intent {
        case UndoIntent.persistentIdentifier: canUndo
        case RedoIntent.persistentIdentifier: canRedo
        default: true
        }
    }
}

extension IntentSystem {
    /// `false` for an intent that could only say now that there is nothing to do: Undo and Redo.
    ///
    /// It can be performed all the same.
    package func offers(_ intent: String, to person: Person) -> Bool {
        undoStacks.ways(of: person).offers(intent)
    }

    /// The app’s metadata without what it doesn’t offer to a person now.
    package func offered(_ metadata: AppMetadata, to person: Person) -> AppMetadata {
        let ways = undoStacks.ways(of: person)
        var offered = metadata
        offered.intents.removeAll { !ways.offers($0.identifier) }
        return offered
    }

    /// Some of the app's actions are offered at times only.
    package var offersChange: Bool {
        catalog.entry(identifier: UndoIntent.persistentIdentifier) != nil
    }

    /// Tells an observer of each change of what is offered to a person.
    package func observeOffers(_ observer: @escaping @Sendable (Person) -> Void) {
        undoStacks.observe(observer)
    }
}
