import Foundation

extension IntentSystem {
    /// Forgets what the system keeps about a person; the app's own data stays.
    ///
    /// It deletes the cards of their session, whose open question is cancelled, their undo steps, their
    /// widgets and controls, their pinned and last actions, and the sources of suggestions, which aren't
    /// kept by person. If a store refuses, the error is `NotKept`, and another call deletes the rest.
    package func forget(_ person: SessionID) async throws(NotKept) {
        try configurations.change(.session(person)) { board in
            var empty = BoardContents()
            // Old taps must not reach a new widget.
            empty.nextWidget = board.nextWidget
            board = empty
        }
        try history.forgetAll(of: .session(person))
        personal.forget(.session(person))
        undoStacks.forget(.session(person))
        let session = state.withLock { $0.sessions[person] }
        await session?.close()
        try saving.remove(person)
    }
}
