import AppIntents
package import AppIntentsMetadata

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
    /// Returns `false` for Undo and Redo if there is nothing to do now.
    ///
    /// They can be performed anyway.
    package func offers(_ intent: String, to person: Person) -> Bool {
        undoStacks.availability(for: person).offers(intent)
    }

    /// Returns the app’s metadata without the actions that aren't offered to a person now.
    package func offered(_ metadata: AppMetadata, to person: Person) -> AppMetadata {
        let availability = undoStacks.availability(for: person)
        var offered = metadata
        offered.intents.removeAll { !availability.offers($0.identifier) }
        return offered
    }

    /// Some of the app's actions are offered only at times.
    package var offersChange: Bool {
        catalog.entry(identifier: UndoIntent.persistentIdentifier) != nil
    }

    /// Adds an observer of each change of the actions offered to a person.
    package func observeOffers(_ observer: @escaping @Sendable (Person) -> Void) {
        undoStacks.observe(observer)
    }
}
