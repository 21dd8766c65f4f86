import Dispatch
import Synchronization

extension SessionSaving {
    /// Saves a card once an archive has its files, unless the session has a newer one by then.
    ///
    /// Cards of other sessions don't wait for it. If the archive refuses, a remote store doesn't get the card
    /// either, so that no node has a card without its files; a store of this machine does, as with a full disk.
    func save(
        _ card: StoredCard, for session: SessionID, onceIn archived: ArchivedFiles,
        failed: (@Sendable () -> Void)?
    ) {
        let number = state.withLock { state in
            if isRemote { state.held[session, default: HeldEvents()].failed = failed }
            state.archivings += 1
            state.archiving[session] = (card, state.archivings)
            return state.archivings
        }
        Task.detached {
            var problem: (any Error)?
            do {
                try await archived.keep(card.files, for: session)
            } catch {
                problem = error
            }
            if let problem {
                // That an archive is away was said once, and not for each card.
                if !archived.archive.isAway { self.attempt { throw problem } }
                if self.isRemote { return self.refuse(session, numbered: number) }
            }
            self.write(card, for: session, numbered: number, failed: failed)
        }
    }

    /// Tells the surfaces of a session that its card isn't saved, unless there is a newer one.
    private func refuse(_ session: SessionID, numbered number: Int) {
        aside.async {
            self.writing.withLock { _ in
                let isLast = self.state.withLock { state in
                    guard state.archiving[session]?.number == number else { return false }
                    state.archiving[session] = nil
                    return true
                }
                if isLast { self.release([session], isWritten: false) }
            }
        }
    }
}
