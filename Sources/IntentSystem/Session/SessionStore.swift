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
}

extension SessionStore {
    /// By default, does nothing.
    public func finish() throws {}
}

/// The error of a store that another program is using; saving may be tried again.
public struct SessionStoreBusy: Error, Hashable, Sendable {
    /// Creates the error.
    public init() {}
}
