/// Keeps the last result card of each session, so that a restarted process shows it again.
///
/// All of it may be called from any thread; `save` never by two at a time.
public protocol SessionStore: Sendable {
    /// The card that a session showed last, if it was not dismissed.
    func card(of session: SessionID) async throws -> StoredCard?

    /// Keeps the newest card of each of some sessions, or forgets it where there is none: all of
    /// them or, when it throws, none.
    ///
    /// A process that is killed once the call has returned loses nothing of them. The caller may be
    /// the thread of a person's connection, so the call doesn't wait: it throws `SessionStoreBusy`
    /// when it would have to.
    func save(_ cards: [SessionID: StoredCard?]) throws

    /// Brings what was saved into its final form, once, before the process ends.
    func finish() throws
}

extension SessionStore {
    /// By default, there is nothing to bring into another form.
    public func finish() throws {}
}

/// Another program keeps a store for itself at the moment; saving may be tried again.
public struct SessionStoreBusy: Error, Hashable, Sendable {
    /// Creates the error.
    public init() {}
}
