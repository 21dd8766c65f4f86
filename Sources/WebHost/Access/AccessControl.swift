import HTTPTypes
import IntentSystem
import Logging
import NIOCore
import NIOHTTP1

/// The check of who sent a request, and of whether the host answers that client.
struct AccessControl: Sendable {
    let access: WebAccess
    let cookie: SessionCookie
    private let token: TokenSignIn
    /// The ways to sign in; the first that knows the sender decides.
    private let ways: [any SignIn]

    init(access: WebAccess, cookie: SessionCookie, logger: Logger) {
        self.access = access
        self.cookie = cookie
        let token = TokenSignIn(access: access, cookie: cookie)
        self.token = token
        var ways: [any SignIn] = []
        if let proxy = access.proxy {
            ways.append(ProxySignIn(proxy, token: token, logger: logger))
        }
        ways.append(token)
        self.ways = ways
    }

    /// Returns the sender of a request; `nil` for a client that must show the token first.
    func client(of request: SignInRequest) throws(SignInRefusal) -> AuthorizedClient? {
        for way in ways {
            if let client = try way.client(of: request) { return client }
        }
        return nil
    }

    /// Compares a text with the token.
    func isToken(_ text: String) -> Bool { access.token.matches(text) }

    /// Returns whether a request has the token itself, as a program sends it.
    func hasToken(_ fields: HTTPFields) -> Bool { token.isBearer(fields[.authorization]) }

    // MARK: - Requests

    /// Returns the sender of a request for a route.
    func client(
        of fields: HTTPFields, from address: SocketAddress?
    ) throws(SignInRefusal) -> AuthorizedClient? {
        try client(
            of: SignInRequest(
                cookie: fields[.cookie], authorization: fields[.authorization],
                fields: { HTTPField.Name($0).map { fields[values: $0] } ?? [] }, address: address))
    }

    /// Returns the sender of a request for a socket.
    func client(
        of headers: HTTPHeaders, from address: SocketAddress?
    ) throws(SignInRefusal) -> AuthorizedClient? {
        let cookies = headers["cookie"]
        return try client(
            of: SignInRequest(
                cookie: cookies.isEmpty ? nil : cookies.joined(separator: "; "),
                authorization: headers.first(name: "authorization"),
                fields: { headers[$0] }, address: address))
    }
}
