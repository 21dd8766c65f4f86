import _Time

/// The leases of this node's sessions, with the store that has those of all nodes.
///
/// A node holds the leases of all its sessions by one statement now and then. It relies on a lease
/// for the store's duration, by its own clock and from the moment in which it asked, so the clocks
/// of nodes needn't agree, and a node that slept too long knows it before it acts.
final class SessionLeasing: Sendable {
    struct State: Sendable {
        var ledger = LeaseLedger()
        /// The number of renewals that have begun, and of the last one that has ended.
        var begun = 0
        var finished = 0
        var isRenewing = false
        /// The next renewal, and the time at which it is due.
        var next: (deadline: Deadline, due: Duration)?
        /// The node gives up its leases.
        var isOver = false
        var observers: [@Sendable (SystemSession) -> Void] = []
    }

    /// The part of the duration after which leases are renewed.
    private static let partUntilRenewal = 4
    /// The part of the duration after which a lease that a session lacks is asked for again: until then its person
    /// sees no card.
    private static let partUntilRetry = 20

    let leases: any SessionLeases
    private let deadlines: DeadlineQueue
    let state = WaitableMutex(State())

    init(_ leases: any SessionLeases, deadlines: DeadlineQueue) {
        self.leases = leases
        self.deadlines = deadlines
    }

    /// Returns whether an action of a session may be performed.
    func mayAct(_ session: SessionID) -> Bool {
        let now = deadlines.now
        return state.withLock { $0.ledger.mayAct(session, at: now) }
    }

    /// A lease was not renewed in time.
    var hasRunOut: Bool {
        let now = deadlines.now
        return state.withLock { $0.ledger.hasRunOut(at: now) }
    }

    /// A lease was not renewed in time, or a session lacks one.
    var isBehind: Bool { hasRunOut || state.withLock { !$0.ledger.wanted.isEmpty } }

    // MARK: - Taking

    /// Takes the lease of a session that has none, and returns its last card; `nil` if it has one, or
    /// another caller takes it.
    func take(_ session: SessionID) async throws -> StoredCard? {
        let start = deadlines.now
        switch state.withLock({ $0.ledger.begin(session) }) {
        case .none: return nil
        case .wait:
            await taken(session)
            return nil
        case .take: break
        }
        var taken: TakenLease?
        defer {
            let (number, until) = (taken?.number, start + leases.duration)
            state.withLock { $0.ledger.took(session, number, until: until) }
        }
        taken = try await leases.take(session)
        return try taken?.card.get()
    }

    /// Returns when no caller is taking the lease of a session.
    func taken(_ session: SessionID) async {
        await state.wait { !$0.ledger.isTaking(session) }
    }

    // MARK: - Saving

    /// The outcome of saving cards that the store has taken, apart from some.
    struct Saved: Sendable {
        /// The sessions that another node has.
        var lost: Set<SessionID> = []
        /// The sessions without a lease, whose cards were not written.
        var without: Set<SessionID> = []
    }

    func save(_ batch: [SessionID: StoredCard?]) throws -> Saved {
        var saved = Saved()
        let cards = state.withLock { state in
            batch.compactMap { session, card in state.ledger.protect(card, of: session) }
        }
        saved.without = Set(batch.keys).subtracting(cards.map(\.session))
        let refused = try leases.save(cards)
        guard !refused.isEmpty else { return saved }
        let numbers = Dictionary(cards.map { ($0.session, $0.number) }) { first, _ in first }
        saved.lost = lose(refused, numbers)
        return saved
    }

    /// Notes that other nodes have sessions, whose numbers here were `numbers`; returns those that this
    /// node hasn't taken since.
    private func lose(
        _ sessions: Set<SessionID>, _ numbers: [SessionID: Int]
    ) -> Set<SessionID> {
        state.withLock { state in sessions.filter { state.ledger.lose($0, numbers[$0]) } }
    }

    // MARK: - Renewing

    /// Calls `renew` when it is time, while sessions have leases or need them.
    func renewLater(_ renew: @escaping @Sendable () async -> Void) {
        let now = deadlines.now
        let replaced = state.withLock { state -> Deadline? in
            guard !state.isOver, !state.ledger.standings.isEmpty else { return nil }
            let part = state.ledger.wanted.isEmpty ? Self.partUntilRenewal : Self.partUntilRetry
            let wait = leases.duration / part
            let former = state.next
            if let former, former.due <= now + wait { return nil }
            let deadline = deadlines.schedule(after: wait) { [weak self] in
                self?.state.withLock { $0.next = nil }
                Task.detached { await renew() }
            }
            state.next = (deadline, now + wait)
            return former?.deadline
        }
        replaced.map(deadlines.cancel)
    }

    /// Returns when a renewal has ended that began after this call; `renew` is called for it, unless
    /// another caller's call serves both.
    ///
    /// It is called in a task of its own: the caller may be cancelled, and others rely on the renewal.
    func confirm(_ renew: @escaping @Sendable () async -> Void) async {
        let needed = state.withLock { $0.begun + 1 }
        while state.withLock({ $0.finished < needed && !$0.isOver }) {
            let isMine = state.withLock { state in
                guard !state.isRenewing, !state.isOver else { return false }
                state.isRenewing = true
                state.begun += 1
                return true
            }
            if isMine {
                await Task.detached { await renew() }.value
                state.withLock { ($0.isRenewing, $0.finished) = (false, $0.begun) }
            } else {
                await state.wait { !$0.isRenewing }
            }
        }
    }

    /// Renews the leases, and returns the sessions that other nodes have; the cards of sessions that are
    /// `pending` are still to be written, also if the sessions have ended.
    func renew(pending: Set<SessionID>) async throws -> Set<SessionID> {
        let (held, ended) = state.withLock { state in
            (state.ledger.held, state.ledger.ended.filter { !pending.contains($0.key) })
        }
        let start = deadlines.now
        let lost = try await leases.renew(held, ended: ended)
        return state.withLock { state in
            state.ledger.forget(ended)
            let left = lost.filter { state.ledger.lose($0, held[$0]) }
            state.ledger.renewed(held, until: start + leases.duration)
            return left
        }
    }

    // MARK: - Ending

    /// Returns whether another node has a session that is about to end here.
    func hasLost(_ session: SessionID) -> Bool {
        state.withLock { $0.ledger.hasLost(session) }
    }

    /// Notes that a lost session has left, or `continues`.
    func left(_ session: SessionID, continues: Bool) {
        state.withLock { $0.ledger.left(session, continues: continues) }
    }

    /// Returns when a session that other nodes have has left.
    func left(_ session: SessionID) async {
        await state.wait { !$0.ledger.hasLost(session) }
    }

    /// Notes that a session has ended on this node.
    func end(_ session: SessionID) { state.withLock { $0.ledger.end(session) } }

    /// Gives up all leases.
    func giveUp() async throws {
        state.withLock { $0.isOver = true }
        await state.wait { !$0.isRenewing }
        try await leases.giveUp()
    }
}
