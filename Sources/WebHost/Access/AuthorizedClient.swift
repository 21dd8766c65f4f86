package import IntentSystem

/// The sender of a request, as far as it is proved.
package struct AuthorizedClient: Sendable, Hashable {
    /// The client's session: that of its cookie, or of the person named by a proxy; `nil` for a
    /// browser or program that has none yet.
    package var session: SessionID?
    /// The person named by a trusted proxy.
    package var person: String?
}
