import HTTPTypes
package import NIOCore
import _Localization

/// A way in which a request proves who sent it.
///
/// This is the one place where a request leads to a person: `AccessControl` asks the ways in their
/// order, for the page, streams, sockets, files and assistants alike.
package protocol SignIn: Sendable {
    /// Returns the sender of a request; `nil` if the request proves nothing in this way, and another
    /// way decides. Throws if it must not be answered for anyone.
    nonisolated(nonsending) func client(
        of request: SignInRequest
    ) async throws(SignInRefusal) -> AuthorizedClient?
}

/// The members of a request that identify its sender.
package struct SignInRequest: Sendable {
    /// The value of the `Cookie` field.
    package var cookie: String?
    /// The value of the `Authorization` field.
    package var authorization: String?
    /// Returns the values of all fields with a name.
    package var fields: @Sendable (_ name: String) -> [String]
    /// The address of the connection, whatever the request says of it.
    package var address: SocketAddress?

    package init(
        cookie: String? = nil, authorization: String? = nil,
        fields: @escaping @Sendable (_ name: String) -> [String] = { _ in [] },
        address: SocketAddress? = nil
    ) {
        self.cookie = cookie
        self.authorization = authorization
        self.fields = fields
        self.address = address
    }
}

/// A reason to refuse a request, whatever else it shows.
package enum SignInRefusal: Error, Hashable, CaseIterable {
    /// The proxy sent a request without naming a person.
    case noName
    /// The proxy named several.
    case severalNames
    /// The proxy sent a text that can't be a name.
    case badName
    /// The proxy sent a text that can't be a list of groups.
    case badGroups
    /// The store that knows who has signed in can't be read.
    case unknown
}

extension WebError {
    /// Creates the answer to a request whose sender isn't known.
    package init(_ refusal: SignInRefusal) {
        let reason: String
        switch refusal {
        case .noName: reason = "named nobody"
        case .severalNames: reason = "named several people"
        case .badName:
            reason = "sent a name that can't be one: empty, too long, or with control characters"
        case .badGroups:
            reason =
                "sent groups that can't be read: one field with names between commas is expected"
        case .unknown:
            self.init(
                status: .serviceUnavailable, code: "sign_ins_away",
                message: """
                    Who has signed in can't be found out at the moment, so nobody is let in. The server's log says more.
                    """,
                headers: [.retryAfter: "5"],
                notice: PageNotice(
                    title: .init(system: "The app could not answer"),
                    advice: .init(system: "The app’s log says more."),
                    action: .init(system: "Try Again"), address: "/"))
            return
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
