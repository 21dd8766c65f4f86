package import IntentSystem

/// Who sent a request, as far as it was proved.
package struct AuthorizedClient: Sendable, Hashable {
    /// The session that is theirs: that of their cookie, or of the person whom a proxy named; `nil`
    /// for a browser or program that has none yet.
    package var session: SessionID?
    /// The person whom a trusted proxy named.
    package var person: String?
}
