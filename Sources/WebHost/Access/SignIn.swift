import HTTPTypes
import NIOCore

/// A way in which a request proves who sent it.
///
/// This is the one place where a request leads to a person: `AccessControl` asks the ways in their
/// order, for the page, streams, sockets, files and assistants alike.
protocol SignIn: Sendable {
    /// Returns the sender of a request; `nil` if the request proves nothing in this way, and another
    /// way decides. Throws if it must not be answered for anyone.
    func client(of request: SignInRequest) throws(SignInRefusal) -> AuthorizedClient?
}

/// The members of a request that identify its sender.
struct SignInRequest {
    /// The value of the `Cookie` field.
    var cookie: String?
    /// The value of the `Authorization` field.
    var authorization: String?
    /// Returns the values of all fields with a name.
    var fields: (_ name: String) -> [String]
    /// The address of the connection, whatever the request says of it.
    var address: SocketAddress?
}

/// A reason to refuse a request, whatever else it shows.
enum SignInRefusal: Error, Hashable, CaseIterable {
    /// The proxy sent a request without naming a person.
    case noName
    /// The proxy named several.
    case severalNames
    /// The proxy sent a text that can't be a name.
    case badName
    /// The proxy sent a text that can't be a list of groups.
    case badGroups
}

extension WebError {
    /// Creates the answer to a request whose sender isn't known.
    init(_ refusal: SignInRefusal) {
        let reason =
            switch refusal {
            case .noName: "named nobody"
            case .severalNames: "named several people"
            case .badName:
                "sent a name that can't be one: empty, too long, or with control characters"
            case .badGroups:
                "sent groups that can't be read: one field with names between commas is expected"
            }
        self.init(
            status: .unauthorized, code: "not_named",
            message: """
                The proxy in front of this server says who people are, and for this request it \(reason). Sign in \
                there; if you have, tell the one who runs the server.
                """,
            headers: [.wwwAuthenticate: Self.challenge])
    }
}
