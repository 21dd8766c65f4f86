import Foundation
import Logging

extension IntentSystem {
    /// Forgets what the system keeps about a person; the app's own data stays.
    ///
    /// It deletes the cards of their session, whose open question is cancelled, their undo steps, their
    /// widgets and controls, their pinned and last actions, the sources of suggestions to them, and their sign-ins. If a store refuses, the error is `NotKept`, and another call deletes the rest.
    /// Their cards on the app's other nodes are closed there.
    package func forget(_ person: Person) async throws(NotKept) {
        try configurations.change(person) { board in
            var empty = BoardContents()
            // Old taps must not reach a new widget.
            empty.nextWidget = board.nextWidget
            board = empty
        }
        try history.forgetAll(of: person)
        personal.forget(person)
        undoStacks.forget(person)
        defer { announce(.forgotten(person.account.storedName)) }
        guard let id = person.session else { return }
        do {
            if let signIns = configuration.signIns {
                try await signIns.removeAll(of: id)
                nodeChanges.announceEverywhere(.signedOut(id.rawValue))
            }
        } catch {
            log.error("The sign-ins of a person could not be removed: \(error)")
            throw NotKept()
        }
        let session = state.withLock { $0.sessions[id] }
        await session?.close()
        try saving.remove(id)
        do {
            try await files.forgetAll(of: id)
        } catch {
            log.error("The files of a person could not be removed: \(error)")
            throw NotKept()
        }
    }

    /// Forgets a person, with the cards of their assistants, for the one who runs the app.
    ///
    /// `sessions` are those whose cards are in stores; those that are open are found here. The person need
    /// not be known: the name only tells them from the owner of the program.
    package func forget(
        _ kept: KeptPerson, called name: String, sessions: [SessionID]
    ) async throws(NotKept) {
        let open = state.withLock { Array($0.sessions.values) }.filter { kept.has($0.id) }
        for session in open where session.id != kept.session { await session.close() }
        for id in Set(sessions + open.map(\.id)) where id != kept.session {
            try saving.remove(id)
        }
        let person = kept.session.map { Person.session($0, name: name) } ?? .owner
        try await forget(person)
    }
}
