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
    /// The way in which people sign in at this host itself, if there is one.
    let pages: (any PageSignIn)?

    init(
        access: WebAccess, cookie: SessionCookie, pages: (any PageSignIn)? = nil, logger: Logger
    ) {
        self.access = access
        self.cookie = cookie
        self.pages = pages
        // A browser that was let in by the token would be a person without a name.
        let token = TokenSignIn(access: access, cookie: cookie, takesCookies: pages == nil)
        self.token = token
        var ways: [any SignIn] = []
        if let proxy = access.proxy {
            ways.append(ProxySignIn(proxy, token: token, logger: logger))
        }
        if let pages { ways.append(pages) }
        ways.append(token)
        self.ways = ways
    }

    /// Returns the sender of a request; `nil` for a client that must show the token first.
    nonisolated(nonsending) func client(
        of request: SignInRequest
    ) async throws(SignInRefusal) -> AuthorizedClient? {
        for way in ways {
            if let client = try await way.client(of: request) { return client }
        }
        return nil
    }

    /// Returns whether a text is the token, if that lets a browser in.
    func isToken(_ text: String) -> Bool { pages == nil && access.token.matches(text) }

    /// Returns whether a request has the token itself, as a program sends it.
    func hasToken(_ fields: HTTPFields) -> Bool { token.isBearer(fields[.authorization]) }

    // MARK: - Requests

    /// Returns the sender of a request for a route.
    nonisolated(nonsending) func client(
        of fields: HTTPFields, from address: SocketAddress?
    ) async throws(SignInRefusal) -> AuthorizedClient? {
        try await client(
            of: SignInRequest(
                cookie: fields[.cookie], authorization: fields[.authorization],
                fields: { HTTPField.Name($0).map { fields[values: $0] } ?? [] }, address: address))
    }

    /// Returns the sender of a request for a socket.
    nonisolated(nonsending) func client(
        of headers: HTTPHeaders, from address: SocketAddress?
    ) async throws(SignInRefusal) -> AuthorizedClient? {
        let cookies = headers["cookie"]
        return try await client(
            of: SignInRequest(
                cookie: cookies.isEmpty ? nil : cookies.joined(separator: "; "),
                authorization: headers.first(name: "authorization"),
                fields: { headers[$0] }, address: address))
    }
}
