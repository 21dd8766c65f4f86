/// A store that keeps the last result card of each session, so that a restarted process shows it
/// again.
///
/// All functions may be called from any thread; `save` is never called twice at a time.
public protocol SessionStore: Sendable {
    /// Returns the card that a session showed last, if it was not dismissed.
    func card(of session: SessionID) async throws -> StoredCard?

    /// Saves the newest card of each of some sessions, or removes it for `nil`: all of them, or
    /// none if it throws.
    ///
    /// A process that is killed once the call has returned loses none of them. The caller may be
    /// the thread of a person's connection, so the call doesn't wait: it throws `SessionStoreBusy`
    /// if it would have to.
    func save(_ cards: [SessionID: StoredCard?]) throws

    /// Brings the saved cards into their final form, once, before the process ends.
    func finish() throws

    /// The store is another program, for which each call waits.
    ///
    /// A separate thread then calls `save`, which may wait, and surfaces are told of a card once it is
    /// saved.
    var isRemote: Bool { get }

    /// A remote store can't be reached at present; a person's actions are refused before they are
    /// performed. The store finds out by itself when it can be reached again.
    var isAway: Bool { get }

    /// Returns whether a remote store would save a card now.
    func canSave() async -> Bool

    /// The leases by which each session lives on one of the nodes that share the store; `nil` for a store
    /// of one node.
    ///
    /// With leases, cards are read and saved by them.
    var leases: (any SessionLeases)? { get }
}

extension SessionStore {
    /// By default, does nothing.
    public func finish() throws {}

    /// By default, the store is part of this process.
    public var isRemote: Bool { false }

    /// By default, the store can always be reached.
    public var isAway: Bool { false }

    /// By default, it isn't known that the store would not.
    public func canSave() async -> Bool { true }

    /// By default, no other node has the store.
    public var leases: (any SessionLeases)? { nil }
}

/// The error of a store that another program is using; saving may be tried again.
public struct SessionStoreBusy: Error, Hashable, Sendable {
    /// Creates the error.
    public init() {}
}
