/// The leases by which each session lives on one node at a time, in a store that several nodes share.
///
/// A lease has a number, which grows whenever the lease is taken. The store refuses a card under an
/// earlier number, so a node that doesn't know yet that it has lost a session writes nothing
/// (Decisions/0120).
public protocol SessionLeases: Sendable {
    /// The time for which a node may rely on a lease, from the moment in which it began to take or
    /// to renew it.
    var duration: Duration { get }

    /// Takes the lease of a session, also from another node, and reads the session's last card: in
    /// one exchange, so that no card is saved in between.
    func take(_ session: SessionID) async throws -> TakenLease

    /// Saves or removes cards, those whose lease has this number still; returns the sessions of the
    /// others.
    ///
    /// It may be called again with the same cards if it threw: a card with a lower version never
    /// replaces one with a higher version.
    func save(_ cards: [LeasedCard]) throws -> Set<SessionID>

    /// Renews all leases of this node, whose numbers are `held`; returns the sessions that
    /// another node has taken.
    ///
    /// Sessions that have `ended` on this node are forgotten, if they have no card.
    func renew(
        _ held: [SessionID: Int], ended: [SessionID: Int]
    ) async throws -> Set<SessionID>

    /// Gives up all leases of this node, before its process ends.
    func giveUp() async throws
}

/// A lease that a node has just taken.
public struct TakenLease: Sendable {
    /// The number that cards of the session are saved under.
    public var number: Int
    /// The session's last card, or the reason why this program can't read it.
    public var card: Result<StoredCard?, any Error>

    /// Creates a lease.
    public init(number: Int, card: Result<StoredCard?, any Error>) {
        self.number = number
        self.card = card
    }
}

/// A card that is to be saved under the number of a lease.
public struct LeasedCard: Sendable {
    /// The session that shows the card.
    public var session: SessionID
    /// The card; `nil` to remove the saved one.
    public var card: StoredCard?
    /// The number of the session's lease.
    public var number: Int
    /// The number of the card among those of this lease.
    public var version: Int

    /// Creates a card with the numbers that protect it.
    public init(session: SessionID, card: StoredCard?, number: Int, version: Int) {
        self.session = session
        self.card = card
        self.number = number
        self.version = version
    }
}
