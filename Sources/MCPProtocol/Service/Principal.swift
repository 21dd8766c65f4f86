/// The user of a request whom the surrounding server has authenticated.
package struct AuthenticatedUser: Sendable, Hashable {
    /// A text that is the user's alone; `nil` for the program's owner.
    package var subject: String?
    /// The name by which people know the user, if they have one.
    package var name: String?
    /// The groups in which the user is.
    package var groups: Set<String>

    package init(subject: String?, name: String?, groups: Set<String> = []) {
        self.subject = subject
        self.name = name
        self.groups = groups
    }
}

/// The authenticated user of a request.
package enum Principal: Sendable, Hashable {
    /// A client that started this process or can reach its port, without authentication.
    case local
    /// The subject of a verified token, or the user whom the surrounding server knows.
    case subject(String)

    /// A text that is unique to the principal.
    var identity: String {
        switch self {
        case .local: "local"
        case .subject(let subject): "subject:\(subject)"
        }
    }
}
