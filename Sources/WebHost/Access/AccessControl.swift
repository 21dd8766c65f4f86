import Foundation
import HTTPTypes
import IntentSystem
import NIOCore
import NIOHTTP1
import _Cryptography

/// Tells who sent a request, and whether they are let in.
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

    /// The sender of a request; `nil` for one who has to show the token first.
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

    private func hasToken(_ authorization: String?) -> Bool {
        guard let authorization else { return false }
        let parts = authorization.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        return access.token.matches(parts[1].trimmingCharacters(in: .whitespaces))
    }

    // MARK: - Behind a proxy

    /// The person whom the proxy named, once and in a form that can be a name.
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

    /// The session of a person, which cannot be named without the key.
    private func session(of person: String) -> SessionID {
        let code = personKey.code(for: Array(person.utf8))
        return SessionID(String(SessionCookie.hexadecimal(code.bytes).prefix(32)))
    }

    // MARK: - Requests

    /// The sender of a request for a route.
    func client(of fields: HTTPFields, from address: SocketAddress?) -> AuthorizedClient? {
        client(
            Credentials(
                cookie: fields[.cookie], authorization: fields[.authorization],
                names: proxyHeader.map { fields[values: $0] } ?? [], address: address))
    }

    /// The sender of a request for a socket.
    func client(of headers: HTTPHeaders, from address: SocketAddress?) -> AuthorizedClient? {
        let cookies = headers["cookie"]
        return client(
            Credentials(
                cookie: cookies.isEmpty ? nil : cookies.joined(separator: "; "),
                authorization: headers.first(name: "authorization"),
                names: access.proxy.map { headers[$0.header] } ?? [], address: address))
    }
}
