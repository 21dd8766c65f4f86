import AppIntentsMetadata
import Dispatch
import Synchronization

extension SessionSaving {
    /// Returns whether a card is saved only once an archive has its files, unless the session has a newer one by
    /// then.
    ///
    /// Cards of other sessions don't wait for it. If the archive refuses, a remote store doesn't get the card
    /// either, so that no node has a card without its files; for a store of this machine, the folder has them.
    func waitsForArchive(
        _ card: StoredCard, for session: SessionID, failed: (@Sendable () -> Void)?
    ) -> Bool {
        guard let archived = files.archived, !card.files.isEmpty else { return false }
        let number: Int? = state.withLock { state in
            // Named before it is looked whether the archive has them: none of them is removed from here on.
            state.archivings += 1
            state.archiving[session] = (card, state.archivings)
            guard archived.lacks(card.files, of: session) else { return nil }
            if isRemote { state.held[session, default: HeldEvents()].failed = failed }
            return state.archivings
        }
        guard let number else { return false }
        Task.detached {
            do {
                try await archived.keep(card.files, for: session)
            } catch {
                // That an archive is away was said once, and not for each card.
                if !archived.archive.isAway { self.attempt { throw error } }
                if self.isRemote { return self.refuse(session, numbered: number) }
            }
            self.write(card, for: session, numbered: number, failed: failed)
        }
        return true
    }

    /// Keeps the files of cards in the folder before these are written, so that a card never names a missing one:
    /// all of them, or what an archive refused.
    func keepFiles(of batch: [SessionID: StoredCard?]) {
        for (session, card) in batch {
            let named = card?.files ?? []
            if files.archived?.lacks(named, of: session) == false { continue }
            attempt { try files.stored?.keep(named, for: session) }
        }
    }

    /// Removes the files that a session's saved card, and a newer one that waits, don't name.
    func forgetFiles(ofOthersThan card: StoredCard?, for session: SessionID) {
        let named = card?.files ?? []
        // A newer card's files come into the folder after this.
        files.stored?.forgetOthers(than: named, for: session)
        guard let archived = files.archived else { return }
        state.withLock { state in
            let newer = [state.archiving[session]?.card, state.waiting[session] ?? nil]
                .flatMap { $0?.files ?? [] }
            archived.forgetOthers(than: named + newer, for: session)
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
