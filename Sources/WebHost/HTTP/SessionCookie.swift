package import IntentSystem
import _Cryptography
import _JSON

/// The cookie that ties a browser to its session, and proves that the browser was given access.
///
/// Its value is the session's identifier and a signature, so an identifier that the host didn't
/// make is invalid.
package struct SessionCookie: Sendable {
    /// The part of the name that says what the cookie is for.
    private let kind: String
    /// `Strict`, or `Lax` for a cookie that browsers send when they come back from another site.
    private let sameSite: String
    /// The seconds for which browsers keep it.
    private let lifetime: Int
    /// The port, part of the cookie's name: browsers send a host's cookies to all its ports.
    private let port: ListeningPort
    /// `true` if browsers may send it over HTTPS only.
    let isSecure: Bool
    private let key: SecretKey

    init(port: ListeningPort, isSecure: Bool, access: WebAccess) {
        self.port = port
        self.isSecure = isSecure
        kind = "session"
        sameSite = "Strict"
        lifetime = 30 * 24 * 60 * 60
        // A cookie that was set while no token was required must not give access once one is.
        key = access.token.key(for: access.requiresToken ? "let in" : "open")
    }

    /// Creates a cookie of another kind, with a key of its own.
    init(
        _ kind: String, for lifetime: Duration, port: ListeningPort, isSecure: Bool,
        access: WebAccess
    ) {
        self.kind = kind
        self.lifetime = Int(lifetime.components.seconds)
        self.port = port
        self.isSecure = isSecure
        sameSite = "Lax"
        key = access.token.key(for: "cookie \(kind)")
    }

    /// The name; with `__Host-`, browsers take the cookie from this host over HTTPS only.
    private var name: String { "\(isSecure ? "__Host-" : "")oai-\(kind)-\(port.number)" }

    /// Returns the session that a `Cookie` field names, if the host made it.
    package func session(in field: String?) -> SessionID? {
        field?.cookies(named: name).lazy.compactMap { session(signed: $0) }.first
    }

    private func session(signed value: Substring) -> SessionID? {
        guard value.utf8.count == 96,
            let signature = Self.bytes(value.dropFirst(32))
        else { return nil }
        let isOurs = Digest(bytes: signature) == key.code(for: Array(value.utf8.prefix(32)))
        return isOurs ? SessionID(String(value.prefix(32))) : nil
    }

    /// Returns a session's identifier with its signature.
    func value(for session: SessionID) -> String {
        session.rawValue + Self.hexadecimal(key.code(for: Array(session.rawValue.utf8)).bytes)
    }

    /// Returns the `Set-Cookie` field for a session: stored for 30 days, and inaccessible to
    /// scripts and foreign sites.
    package func field(for session: SessionID) -> String { field(value(for: session), lifetime) }

    /// Returns the `Set-Cookie` field that removes the cookie.
    package var removal: String { field("", 0) }

    private func field(_ value: String, _ seconds: Int) -> String {
        let field =
            "\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=\(sameSite)"
        return isSecure ? field + "; Secure" : field
    }

    // MARK: - Sealed texts

    /// Returns the `Set-Cookie` field for bytes that only this host can read.
    package func field(sealing message: [UInt8]) -> String {
        field(Self.hexadecimal(key.seal(message, in: Array(kind.utf8))), lifetime)
    }

    /// Returns the bytes that the host sealed in a `Cookie` field.
    package func opened(in field: String?) -> [UInt8]? {
        field?.cookies(named: name).lazy.compactMap { value in
            Self.bytes(value).flatMap { key.open($0, in: Array(kind.utf8)) }
        }.first
    }

    /// Returns the field for the session that a response gives a browser; `nil` if the browser has one.
    func field(for session: SessionID, unlessOf client: AuthorizedClient?) -> String? {
        client?.session == nil ? field(for: session) : nil
    }

    /// Returns the bytes that pairs of hexadecimal digits stand for.
    private static func bytes(_ text: Substring) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 2)
        var digits = text.utf8
        while let high = digits.popFirst() {
            guard let high = high.hexadecimalDigit, let low = digits.popFirst()?.hexadecimalDigit
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    package static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension String {
    /// Returns the values of the cookies with a name, in a `Cookie` field.
    func cookies(named name: String) -> [Substring] {
        split(separator: ";").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            let isNamed = parts.count == 2 && parts[0].drop(while: { $0 == " " }) == name
            return isNamed ? parts[1] : nil
        }
    }
}
