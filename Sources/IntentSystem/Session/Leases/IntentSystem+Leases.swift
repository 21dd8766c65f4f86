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

    /// Returns when this node knows whether other nodes had a session before the call, if it reaches the
    /// store, and has left the session then.
    func confirmLease(of session: SessionID) async {
        guard let leasing = saving.leasing else { return }
        await renewLeasesNow()
        await leasing.left(session)
    }

    /// Returns when a renewal has ended that began after this call.
    ///
    /// It waits for the store only, and never for what an app does in its sessions: all leases depend on it.
    func renewLeasesNow() async {
        await saving.leasing?.confirm { [self] in await renewLeases() }
    }

    /// Renews the leases, ends the sessions that other nodes have, and takes the leases that sessions
    /// lack.
    private func renewLeases() async {
        guard let leasing = saving.leasing else { return }
        do {
            leaveAside(try await leasing.renew(pending: saving.pending))
        } catch {
            // The database says once that it is away; until it is back, leases run out.
            log.debug("The leases of sessions could not be renewed: \(error)")
        }
        // Each takes an exchange with the store, and their people see no card until then.
        await withTaskGroup(of: Void.self) { group in
            for (place, id) in leasing.state.withLock({ $0.ledger.wanted }).enumerated() {
                if place >= Self.restoredAtOnce { await group.next() }
                group.addTask { [self] in await restoreWanted(id, leasing) }
            }
        }
        keepLeases()
    }

    /// The sessions that are restored at the same time; the store has few connections.
    private static var restoredAtOnce: Int { 8 }

    private func restoreWanted(_ id: SessionID, _ leasing: SessionLeasing) async {
        let session = state.withLock { state in
            // Under the lock: a session of the same name may begin at any time.
            if state.sessions[id] == nil { leasing.end(id) }
            return state.sessions[id]
        }
        if let session { await restore(session, aside: true) }
    }

    /// Renews the leases when it is time.
    func keepLeases() {
        saving.leasing?.renewLater { [weak self] in await self?.renewLeasesNow() }
    }

    /// Ends sessions here whose leases other nodes have, each on its own: one whose app blocks its thread
    /// doesn't hold up the others.
    func leaveAside(_ sessions: Set<SessionID>) {
        for id in sessions { Task.detached { await self.leave(id) } }
    }

    /// Lets the surfaces of a session that has ended here connect again, without a word of its last state.
    func connectAnew(_ session: SystemSession) {
        let observers = saving.leasing?.state.withLock { $0.observers } ?? []
        for observer in observers { observer(session) }
    }

    /// Ends a session here whose lease another node has.
    ///
    /// Its runs are cancelled, and nothing of it is written or forgotten.
    private func leave(_ id: SessionID) async {
        // A session that has ended before has a successor at most.
        guard let leasing = saving.leasing, leasing.hasLost(id) else { return }
        saving.drop([id])
        guard let session = state.withLock({ $0.sessions[id] }) else {
            return leasing.left(id, continues: false)
        }
        log.debug("A session continues on another node.")
        await session.take(.moved)
        let continues = state.withLock { state in
            let continues = state.sessions[id] === session
            leasing.left(id, continues: continues)
            return continues
        }
        connectAnew(session)
        if continues { await renewLeasesNow() }
    }
}
