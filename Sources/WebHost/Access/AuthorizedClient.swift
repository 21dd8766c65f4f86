package import IntentSystem

/// The sender of a request, as far as it is proved.
package struct AuthorizedClient: Sendable, Hashable {
    /// The client's session: that of its cookie, or of the person named by a proxy; `nil` for a
    /// browser or program that has none yet.
    package var session: SessionID?
    /// The name of the person, if they signed in with one.
    package var name: String?
    /// The groups in which the person is.
    package var groups: Set<String> = []

    /// The person; `nil` for a browser or program that has no session yet.
    package var person: Person? { session.map { person(in: $0) } }

    /// The person, if they signed in with a name.
    package var named: Person? { name == nil ? nil : person }

    /// Returns the person as that of a session.
    package func person(in session: SessionID) -> Person {
        .session(session, name: name, groups: groups)
    }
}
