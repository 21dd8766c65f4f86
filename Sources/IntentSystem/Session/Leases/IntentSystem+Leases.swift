import Logging

/// The sessions that live on this node, and those that go to another one.
extension IntentSystem {
    /// Calls `body` with each session that continues on another node: its surfaces have to connect
    /// again.
    ///
    /// The session has no connection any more; only a store with leases has such sessions.
    package func whenSessionsMove(_ body: @escaping @Sendable (SystemSession) -> Void) {
        saving.leasing?.state.withLock { $0.observers.append(body) }
    }

    /// Returns when this node knows which of its sessions other nodes had before the call, if it reaches
    /// the store, and has left them.
    package func confirmLeases() async {
        guard let leasing = saving.leasing else { return }
        await leasing.confirm { await renewLeases() }
    }

    /// Renews the leases, ends the sessions that other nodes have, and takes the leases that sessions
    /// lack.
    private func renewLeases() async {
        guard let leasing = saving.leasing else { return }
        do {
            let lost = try await leasing.renew(pending: saving.pending)
            for session in lost { await leave(session) }
        } catch {
            // The database says once that it is away; until it is back, leases run out.
            log.debug("The leases of sessions could not be renewed: \(error)")
        }
        let wanted = leasing.state.withLock { $0.ledger.wanted }
        for id in wanted {
            guard let session = state.withLock({ $0.sessions[id] }) else {
                leasing.end(id)
                continue
            }
            await restore(session)
        }
        keepLeases()
    }

    /// Renews the leases when it is time.
    func keepLeases() {
        saving.leasing?.renewLater { [weak self] in await self?.confirmLeases() }
    }

    /// Ends a session here whose lease another node has.
    ///
    /// Its runs are cancelled, and nothing of it is written or forgotten.
    func leave(_ id: SessionID) async {
        saving.drop([id])
        guard let session = state.withLock({ $0.sessions[id] }) else { return }
        log.debug("A session continues on another node.")
        await session.take(.moved)
        let observers = saving.leasing?.state.withLock { $0.observers } ?? []
        for observer in observers { observer(session) }
    }
}
