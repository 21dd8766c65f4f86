import Foundation

extension IntentSystem {
    /// Forgets what the system keeps about a person; the app's own data stays.
    ///
    /// It deletes the cards of their session, whose open question is cancelled, their undo steps, their
    /// widgets and controls, their pinned and last actions, and the sources of suggestions, which aren't
    /// kept by person.
    package func forget(_ person: SessionID) async {
        let session = state.withLock { $0.sessions[person] }
        await session?.close()
        save(nil, for: person)
        undoStacks.forget(.session(person))
        configurations.change(.session(person)) { board in
            var empty = BoardContents()
            // Old taps must not reach a new widget.
            empty.nextWidget = board.nextWidget
            board = empty
        }
        history.forgetAll(of: .session(person))
        personal.forget(.session(person))
        await flush()
    }
}
