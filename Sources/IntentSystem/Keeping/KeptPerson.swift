/// A person by the name under which stores keep their data.
///
/// Assistants that a person signed in have sessions of their own, which are the person's here.
package struct KeptPerson: Sendable, Hashable {
    /// The text after the person in the name of a board that was set aside.
    package static let aside = ".aside-"

    /// The name, such as `owner` or `session 3f…`.
    package let name: String

    package init(named name: String) { self.name = name }

    /// Creates the person of a session at the page.
    package init(pageSession session: SessionID) {
        self.init(named: Person.session(session).storedName)
    }

    /// Creates the person to whom a session belongs: that of the page, or of an assistant.
    package init(of session: SessionID) {
        let parts = session.rawValue.split(separator: ":", omittingEmptySubsequences: false)
        switch (parts.first, parts.dropFirst().first) {
        case ("mcp", "local"): self.init(named: Person.owner.storedName)
        case ("mcp", "subject") where parts.count > 3:
            // The subject may have colons, the handle after it has none.
            self.init(
                pageSession: SessionID(parts[2..<(parts.count - 1)].joined(separator: ":")))
        default: self.init(pageSession: session)
        }
    }

    /// The person's session at the page; `nil` for the owner of the program.
    package var session: SessionID? {
        let prefix = Person.session(SessionID("")).storedName
        return name.hasPrefix(prefix) ? SessionID(String(name.dropFirst(prefix.count))) : nil
    }

    /// The beginning of the names of the sessions of the person's assistants; `nil` if they have none.
    package var assistants: String? {
        if let session { return "mcp:subject:\(session.rawValue):" }
        return name == Person.owner.storedName ? "mcp:local:" : nil
    }

    /// Returns whether a session is the person's.
    package func has(_ id: SessionID) -> Bool { KeptPerson(of: id) == self }
}
