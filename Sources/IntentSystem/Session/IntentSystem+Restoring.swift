import AppIntentsMetadata
import Logging

/// The last cards of earlier processes and of other nodes, which sessions show again.
extension IntentSystem {
    /// Restores a session, which is noted as being restored.
    func restoreFirst(_ session: SystemSession) async {
        await restore(session)
        state.withLock { _ = $0.restoring.remove(ObjectIdentifier(session)) }
    }

    /// Returns when no other caller restores a session.
    ///
    /// Before, the session would be taken for one without a card. A card that a remote store couldn't give is asked
    /// for again.
    func restored(_ session: SystemSession, isKept: Bool) async {
        let identifier = ObjectIdentifier(session)
        await state.wait { !$0.restoring.contains(identifier) }
        guard isKept, saving.isRemote else { return }
        let isUnread = state.withLock { state in
            guard state.unread.remove(session.id) != nil else { return false }
            state.restoring.insert(identifier)
            return true
        }
        if isUnread { await restoreFirst(session) }
    }

    /// Shows a session the last card of an earlier process or another node; while a remote store is away,
    /// the session's next client tries again, and so does the next renewal of leases.
    ///
    /// With `aside`, the card is shown on another thread.
    func restore(_ session: SystemSession, aside: Bool = false) async {
        guard let store = configuration.store else { return }
        defer { keepLeases() }
        let id = session.id
        do {
            let stored = try await read(store, id)
            if let card = stored, session.visibleCard == nil {
                let needsArchive = files.archived != nil && !card.files.isEmpty
                guard aside && needsArchive else {
                    return await show(card, in: session, aside: aside)
                }
                // All leases depend on a renewal, which waits for the store only.
                Task.detached { await self.show(card, in: session, aside: true) }
            }
        } catch {
            if store.isRemote, saving.leasing == nil {
                state.withLock { _ = $0.unread.insert(id) }
            }
            // That a store is away was said once, and not for each person who comes.
            guard !store.isAway else { return }
            log.error("The last card of a session could not be read: \(error)")
        }
    }

    private func read(_ store: any SessionStore, _ id: SessionID) async throws -> StoredCard? {
        guard let leasing = saving.leasing else { return try await store.card(of: id) }
        // A number that is taken anew refuses what is on its way under the old one.
        await saving.written(id)
        return try await leasing.take(id)
    }

    /// Shows a session a stored card, with the bytes of its files available.
    private func show(_ card: StoredCard, in session: SystemSession, aside: Bool) async {
        var found: [String: FileReference] = [:]
        for file in card.files where found[file.id] == nil {
            found[file.id] = await storedFile(file.id, of: session.id)
        }
        session.restore(card.finding { found[$0] }, aside: aside)
    }

    private func storedFile(_ id: String, of session: SessionID) async -> FileReference? {
        do {
            return try await files.storedFile(id, of: session)
        } catch {
            // That an archive is away was said once, and not for each file.
            guard files.archived?.archive.isAway != true else { return nil }
            log.error("A file of a session's last card could not be read: \(error)")
            return nil
        }
    }
}
