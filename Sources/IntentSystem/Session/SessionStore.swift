/// Keeps the last result card of each session, so that a restarted process shows it again.
///
/// Calls for one session come in order. Both may be called from any thread.
public protocol SessionStore: Sendable {
    /// The card that a session showed last, if it was not dismissed.
    func card(of session: SessionID) async throws -> StoredCard?

    /// Keeps a card, or forgets it; must have been written when the call returns.
    func save(_ card: StoredCard?, for session: SessionID) async throws
}
