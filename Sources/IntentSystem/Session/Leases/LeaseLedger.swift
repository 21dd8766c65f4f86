/// The leases of this node's sessions, as far as the node knows.
///
/// A value without a clock: times are passed in.
struct LeaseLedger: Sendable {
    /// A lease that this node has, as far as it knows.
    struct Lease: Sendable, Hashable {
        let number: Int
        /// The time until which this node relies on it.
        var until: Duration
        /// The version of the last card.
        var version = 0
    }

    /// The way in which a session has a lease.
    enum Standing: Sendable, Hashable {
        /// The session needs one, and the store couldn't give it.
        case wanted
        case taking
        case held(Lease)
        /// The session has ended here; its last card may not be written yet.
        case ended(Lease)
        /// Another node has the session, which is about to end here.
        case lost
    }

    private(set) var standings: [SessionID: Standing] = [:]

    // MARK: - Taking

    /// The beginning of a take: what the caller has to do.
    enum Beginning: Sendable, Hashable {
        case take
        /// Another caller is taking it.
        case wait
        /// The session has it.
        case none
    }

    mutating func begin(_ session: SessionID) -> Beginning {
        switch standings[session] {
        case .taking: return .wait
        case .held: return .none
        case .ended, .wanted, .lost, nil:
            standings[session] = .taking
            return .take
        }
    }

    /// Notes that the store gave a lease, or that it couldn't.
    mutating func took(_ session: SessionID, _ number: Int?, until: Duration) {
        // It may have ended meanwhile.
        guard standings[session] == .taking else { return }
        standings[session] = number.map { .held(Lease(number: $0, until: until)) } ?? .wanted
    }

    /// Notes that a session without a lease needs one; returns `true` if it has none.
    mutating func want(_ session: SessionID) -> Bool {
        switch standings[session] {
        case .held, .taking, .wanted: return false
        case .ended(let lease): standings[session] = .held(lease)
        case .lost, nil: standings[session] = .wanted
        }
        return true
    }

    // MARK: - Having

    func isTaking(_ session: SessionID) -> Bool { standings[session] == .taking }

    /// Returns whether an action of a session may be performed: a session that isn't kept needs no lease.
    func mayAct(_ session: SessionID, at now: Duration) -> Bool {
        switch standings[session] {
        case .held(let lease): now < lease.until
        case .wanted, .taking, .lost: false
        case .ended, nil: true
        }
    }

    func hasRunOut(at now: Duration) -> Bool {
        standings.values.contains { standing in
            if case .held(let lease) = standing { lease.until <= now } else { false }
        }
    }

    var wanted: [SessionID] { standings.compactMap { $1 == .wanted ? $0 : nil } }

    var held: [SessionID: Int] {
        standings.compactMapValues { if case .held(let lease) = $0 { lease.number } else { nil } }
    }

    var ended: [SessionID: Int] {
        standings.compactMapValues { if case .ended(let lease) = $0 { lease.number } else { nil } }
    }

    /// Gives a card the numbers under which it is saved; `nil` without a lease.
    mutating func protect(_ card: StoredCard?, of session: SessionID) -> LeasedCard? {
        let lease: Lease
        switch standings[session] {
        case .held(var held):
            held.version += 1
            standings[session] = .held(held)
            lease = held
        case .ended(var ended):
            ended.version += 1
            standings[session] = .ended(ended)
            lease = ended
        case .wanted, .taking, .lost, nil: return nil
        }
        return LeasedCard(
            session: session, card: card, number: lease.number, version: lease.version)
    }

    mutating func renewed(_ numbers: [SessionID: Int], until: Duration) {
        for (session, number) in numbers {
            guard case .held(var lease) = standings[session], lease.number == number else {
                continue
            }
            lease.until = max(lease.until, until)
            standings[session] = .held(lease)
        }
    }

    // MARK: - Ending

    /// Notes that another node has a session; returns `false` if this node has taken it since.
    ///
    /// A session that hasn't ended here performs nothing until it has left.
    mutating func lose(_ session: SessionID, _ number: Int?) -> Bool {
        switch standings[session] {
        case .held(let lease) where lease.number == number: standings[session] = .lost
        case .ended(let lease) where lease.number == number: standings[session] = nil
        default: return false
        }
        return true
    }

    func hasLost(_ session: SessionID) -> Bool { standings[session] == .lost }

    /// Notes that a lost session has left; one that `continues`, because a client connected to it meanwhile,
    /// needs its lease anew.
    mutating func left(_ session: SessionID, continues: Bool) {
        guard hasLost(session) else { return }
        standings[session] = continues ? .wanted : nil
    }

    /// Notes that a session has ended on this node.
    mutating func end(_ session: SessionID) {
        if case .held(let lease) = standings[session] {
            standings[session] = .ended(lease)
        } else {
            standings[session] = nil
        }
    }

    /// Forgets sessions that have ended, unless they have begun again.
    mutating func forget(_ ended: [SessionID: Int]) {
        for (session, number) in ended {
            guard case .ended(let lease) = standings[session], lease.number == number else {
                continue
            }
            standings[session] = nil
        }
    }
}
