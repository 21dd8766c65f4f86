import IntentSystem
import MCPProtocol

extension RequestContext {
    /// The person for whom an assistant sent the request: the one in whose name it came, or the program's
    /// owner.
    var person: Person { Person(of: principal, user) }
}

extension Person {
    /// Creates the person for whom an assistant acts, from the sender of its request.
    init(of principal: Principal, _ user: AuthenticatedUser?) {
        switch principal {
        case .local: self = user.map { .owner(in: $0.groups) } ?? .owner
        case .subject(let subject):
            self.init(
                .assistant(of: SessionID(user?.subject ?? "mcp:\(principal.owner)")),
                name: user?.name ?? subject, groups: user?.groups ?? [])
        }
    }
}

extension AuthenticatedUser {
    /// Creates the user for a person whom a server knows; one without a session is the program's owner.
    init(_ person: Person) {
        self.init(
            subject: person.session?.rawValue, name: person.name ?? person.session?.rawValue,
            groups: person.groups)
    }
}
