import Foundation
import HTTPTypes
import IntentSystem
import NIOCore
import NIOHTTP1
import _Cryptography

/// The check of who sent a request, and of whether the host answers that client.
struct AccessControl: Sendable {
    /// The members of a request that identify its sender.
    struct Credentials {
        var cookie: String?
        var authorization: String?
        /// The values of the header in which a proxy names the person.
        var names: [String] = []
        var address: SocketAddress?
    }

    let access: WebAccess
    let cookie: SessionCookie
    private let proxyHeader: HTTPField.Name?
    private let personKey: SecretKey

    init(access: WebAccess, cookie: SessionCookie) {
        self.access = access
        self.cookie = cookie
        proxyHeader = access.proxy.flatMap { HTTPField.Name($0.header) }
        personKey = access.token.key(for: "person")
    }

    /// Returns the sender of a request; `nil` for a client that must show the token first.
    func client(_ credentials: Credentials) -> AuthorizedClient? {
        if let person = person(credentials) {
            return AuthorizedClient(session: session(of: person), person: person)
        }
        let session = cookie.session(in: credentials.cookie)
        let isLetIn =
            !access.requiresToken || session != nil || hasToken(credentials.authorization)
        return isLetIn ? AuthorizedClient(session: session) : nil
    }

    /// Compares a text with the token.
    func isToken(_ text: String) -> Bool { access.token.matches(text) }

    /// Returns whether a request has the token itself, as a program sends it.
    func hasToken(_ fields: HTTPFields) -> Bool { hasToken(fields[.authorization]) }

    private func hasToken(_ authorization: String?) -> Bool {
        let scheme = "bearer "
        guard let authorization, authorization.prefix(scheme.count).lowercased() == scheme
        else { return false }
        return access.token.matches(
            authorization.dropFirst(scheme.count).trimmingCharacters(in: .whitespaces))
    }

    // MARK: - Behind a proxy

    /// Returns the person named by the proxy, if it names exactly one in a form that a name can have.
    private func person(_ credentials: Credentials) -> String? {
        guard let proxy = access.proxy, credentials.names.count == 1,
            proxy.addresses.contains(where: { $0.contains(credentials.address) })
        else { return nil }
        let name = credentials.names[0].trimmingCharacters(in: .whitespaces)
        guard (1...256).contains(name.utf8.count),
            name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { return nil }
        return name
    }

    /// Returns the session of a person; its identifier can't be guessed without the key.
    private func session(of person: String) -> SessionID {
        let code = personKey.code(for: Array(person.utf8))
        return SessionID(String(SessionCookie.hexadecimal(code.bytes).prefix(32)))
    }

    // MARK: - Requests

    /// Returns the sender of a request for a route.
    func client(of fields: HTTPFields, from address: SocketAddress?) -> AuthorizedClient? {
        client(
            Credentials(
                cookie: fields[.cookie], authorization: fields[.authorization],
                names: proxyHeader.map { fields[values: $0] } ?? [], address: address))
    }

    /// Returns the sender of a request for a socket.
    func client(of headers: HTTPHeaders, from address: SocketAddress?) -> AuthorizedClient? {
        let cookies = headers["cookie"]
        return client(
            Credentials(
                cookie: cookies.isEmpty ? nil : cookies.joined(separator: "; "),
                authorization: headers.first(name: "authorization"),
                names: access.proxy.map { headers[$0.header] } ?? [], address: address))
    }
}
