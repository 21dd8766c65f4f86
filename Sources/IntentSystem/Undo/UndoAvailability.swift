import AppIntents
package import AppIntentsMetadata

/// Tells which of Undo and Redo have something to do for a person: each is offered only where it has.
struct UndoAvailability: Sendable, Hashable {
    var canUndo = false
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

/// A way to take back what a run did, or to do it again.
enum UndoOffer: Sendable, Hashable {
    /// Take it back.
    case undo
    /// Do again what it took back.
    case redo
}

extension IntentSystem {
    /// `false` for an intent that could only say now that there is nothing to do: Undo and Redo.
    ///
    /// It can be performed all the same.
    package func offers(_ intent: String, to person: Person) -> Bool {
        undoStacks.availability(for: person).offers(intent)
    }

    /// The app’s metadata without what it doesn’t offer to a person now.
    package func offered(_ metadata: AppMetadata, to person: Person) -> AppMetadata {
        let availability = undoStacks.availability(for: person)
        var offered = metadata
        offered.intents.removeAll { !availability.offers($0.identifier) }
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
