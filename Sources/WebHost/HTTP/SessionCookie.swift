import IntentSystem
import _Cryptography
import _JSON

/// The cookie that ties a browser to its session, and proves that the browser was given access.
///
/// Its value is the session's identifier and a signature, so an identifier that the host didn't
/// make is invalid.
struct SessionCookie: Sendable {
    /// The port, part of the cookie's name: browsers send a host's cookies to all its ports.
    private let port: ListeningPort
    /// `true` if browsers may send it over HTTPS only.
    let isSecure: Bool
    private let key: SecretKey

    init(port: ListeningPort, isSecure: Bool, access: WebAccess) {
        self.port = port
        self.isSecure = isSecure
        // A cookie that was set while no token was required must not give access once one is.
        key = access.token.key(for: access.requiresToken ? "let in" : "open")
    }

    /// The name; with `__Host-`, browsers take the cookie from this host over HTTPS only.
    private var name: String { "\(isSecure ? "__Host-" : "")oai-session-\(port.number)" }

    /// Returns the session that a `Cookie` field names, if the host made it.
    func session(in field: String?) -> SessionID? {
        field?.cookies(named: name).lazy.compactMap { session(signed: $0) }.first
    }

    private func session(signed value: Substring) -> SessionID? {
        guard value.utf8.count == 96 else { return nil }
        var signature: [UInt8] = []
        signature.reserveCapacity(32)
        var digits = value.utf8.dropFirst(32)
        while let high = digits.popFirst(), let low = digits.popFirst() {
            guard let high = high.hexadecimalDigit, let low = low.hexadecimalDigit else {
                return nil
            }
            signature.append(high << 4 | low)
        }
        let isOurs = Digest(bytes: signature) == key.code(for: Array(value.utf8.prefix(32)))
        return isOurs ? SessionID(String(value.prefix(32))) : nil
    }

    /// Returns a session's identifier with its signature.
    func value(for session: SessionID) -> String {
        session.rawValue + Self.hexadecimal(key.code(for: Array(session.rawValue.utf8)).bytes)
    }

    /// Returns the `Set-Cookie` field for a session: stored for 30 days, and inaccessible to
    /// scripts and foreign sites.
    func field(for session: SessionID) -> String {
        let field =
            "\(name)=\(value(for: session)); Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict"
        return isSecure ? field + "; Secure" : field
    }

    /// Returns the field for the session that a response gives a browser; `nil` if the browser has one.
    func field(for session: SessionID, unlessOf client: AuthorizedClient?) -> String? {
        client?.session == nil ? field(for: session) : nil
    }

    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
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
