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

    package init(session: SessionID? = nil, name: String? = nil, groups: Set<String> = []) {
        (self.session, self.name, self.groups) = (session, name, groups)
    }

    /// The person; `nil` for a browser or program that has no session yet.
    package var person: Person? { session.map { person(in: $0) } }

    /// The person if they have a session, or the program's owner for a program that sends the token; in
    /// the groups that the client has in either case, which are none without a token.
    package var personOrOwner: Person { person ?? .owner(in: groups) }

    /// The person for whom an assistant acts: the one who signed in with a name, or the program's owner.
    package var assisted: Person { name == nil ? .owner(in: groups) : personOrOwner }

    /// Returns the person as that of a session.
    package func person(in session: SessionID) -> Person {
        .session(session, name: name, groups: groups)
    }
}
