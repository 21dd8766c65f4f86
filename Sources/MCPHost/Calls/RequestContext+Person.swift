import IntentSystem
import MCPProtocol

extension RequestContext {
    /// The person for whom an assistant sent the request: the one in whose name it came, or the program's
    /// owner.
    var person: Person {
        switch principal {
        case .local: .owner
        case .subject(let subject):
            Person(
                .assistant(of: SessionID(user?.subject ?? "mcp:\(principal.owner)")),
                name: user?.name ?? subject, groups: user?.groups ?? [])
        }
    }
}

extension AuthenticatedUser {
    /// Creates the user for a person whom a server knows; `nil` for one without a session.
    init?(_ person: Person) {
        guard let session = person.session else { return nil }
        self.init(
            subject: session.rawValue, name: person.name ?? session.rawValue, groups: person.groups)
    }
}
