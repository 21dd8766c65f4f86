import AppIntents

/// The availability of Undo and Redo for a person: each is offered only if it has something to do.
struct UndoAvailability: Sendable, Hashable {
    var canUndo = false
    var canRedo = false

    /// Returns `false` for Undo if there is nothing to undo, and for Redo if there is nothing to redo.
    func offers(_ intent: String) -> Bool {
        switch intent {
        case UndoIntent.persistentIdentifier: canUndo
        case RedoIntent.persistentIdentifier: canRedo
        default: true
        }
    }
}

/// An offer to undo or redo what a run did.
enum UndoOffer: Sendable, Hashable {
    /// Undo the run.
    case undo
    /// Redo what was undone.
    case redo
}

extension IntentSystem {
    /// Some of the app's actions are offered only at times.
    package var offersChange: Bool {
        catalog.entry(identifier: UndoIntent.persistentIdentifier) != nil
    }

    /// Adds an observer of each change of the actions offered to a person.
    package func observeOffers(_ observer: @escaping @Sendable (Person) -> Void) {
        undoStacks.observe(observer)
    }
}
