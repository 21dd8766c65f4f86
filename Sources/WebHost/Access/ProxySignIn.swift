import Foundation
import HTTPTypes
package import IntentSystem
import Logging
import NIOCore
import Synchronization
import _Cryptography

/// Signing in at a proxy in front of the host, which names the person in a header field.
///
/// Only the address of the connection counts: a client can write anything into `X-Forwarded-For`. A
/// request of the proxy without a name is refused, whether it has a cookie or an address with the token;
/// only a program that sends the token itself needs no name.
package struct ProxySignIn: SignIn {
    /// The most bytes of a person's name, and of a group's.
    static let longestName = 256
    /// The most bytes of a list of groups.
    static let longestList = 8192

    let proxy: TrustedProxy
    let token: TokenSignIn
    /// The key from which the names of people's sessions are made.
    let key: SecretKey
    let strangers: Strangers

    init(_ proxy: TrustedProxy, token: TokenSignIn, logger: Logger) {
        self.proxy = proxy
        self.token = token
        key = token.access.token.keyOfPersons
        strangers = Strangers(header: proxy.header, logger: logger)
    }

    package nonisolated(nonsending) func client(
        of request: SignInRequest
    ) async throws(SignInRefusal) -> AuthorizedClient? {
        let names = request.fields(proxy.header)
        guard proxy.addresses.contains(where: { $0.contains(request.address) }) else {
            if !names.isEmpty { strangers.note(request.address) }
            return nil
        }
        if names.isEmpty, token.isBearer(request.authorization) { return nil }
        guard let given = names.first else { throw .noName }
        guard names.count == 1 else { throw .severalNames }
        guard let name = Self.name(in: given) else { throw .badName }
        return AuthorizedClient(
            session: Self.session(of: name, with: key), name: name, groups: try groups(of: request))
    }

    /// Returns the name in the value of a field; one person has one name, however its accents are written.
    package static func name(in value: some StringProtocol) -> String? {
        // Only the spaces of HTTP surround a value; others are the name's, or two people would become one.
        let name = value.trimmingCharacters(in: [" ", "\t"]).precomposedStringWithCanonicalMapping
        let isText = name.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
            // It stands for bytes that are no text: two names must not become one.
            default: scalar != "\u{FFFD}"
            }
        }
        return isText && (1...longestName).contains(name.utf8.count) ? name : nil
    }

    private func groups(of request: SignInRequest) throws(SignInRefusal) -> Set<String> {
        guard let header = proxy.groupsHeader else { return [] }
        let values = request.fields(header)
        guard let list = values.first else { return [] }
        guard values.count == 1, list.utf8.count <= Self.longestList else { throw .badGroups }
        // A person in no group may have an empty field.
        if list.allSatisfy(\.isWhitespace) { return [] }
        var groups: Set<String> = []
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard let group = Self.name(in: part) else { throw .badGroups }
            groups.insert(group)
        }
        return groups
    }

    /// Returns the session of a person; its identifier can't be guessed without the key.
    fileprivate static func session(of name: String, with key: SecretKey) -> SessionID {
        let code = key.code(for: Array(name.utf8))
        return SessionID(String(SessionCookie.hexadecimal(code.bytes).prefix(32)))
    }
}

extension AccessToken {
    /// The key from which the names of the sessions of people whom a proxy names are made.
    fileprivate var keyOfPersons: SecretKey { key(for: "person") }

    /// Returns the session of a person whom a proxy names; `nil` for a text that is no name.
    package func session(ofPerson name: String) -> SessionID? {
        ProxySignIn.name(in: name).map { ProxySignIn.session(of: $0, with: keyOfPersons) }
    }
}

/// The addresses that sent the header of a proxy and aren't its; the log gets each of them once.
final class Strangers: Sendable {
    /// The number of addresses after which the log ignores others.
    private static let maximumCount = 64

    private let header: String
    private let logger: Logger
    private let known = Mutex<Set<String>>([])

    init(header: String, logger: Logger) {
        self.header = header
        self.logger = logger
    }

    func note(_ address: SocketAddress?) {
        let address = address?.ipAddress ?? "unknown"
        let isNew = known.withLock { known in
            known.count < Self.maximumCount && known.insert(address).inserted
        }
        guard isNew else { return }
        logger.warning(
            """
            A request from an address that isn't the proxy's named a person, and was not believed. If it is the \
            proxy's, name it with --trust-from.
            """, metadata: ["address": "\(address)", "header": "\(header)"])
    }
}
