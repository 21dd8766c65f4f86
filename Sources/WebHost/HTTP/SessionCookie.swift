import IntentSystem
import _JSON

/// The cookie that ties a browser to its session.
struct SessionCookie: Sendable {
    /// Browsers send a host's cookies to all its ports, so the name says which app a cookie is for.
    let port: ListeningPort

    /// Whether browsers may send it through HTTPS only.
    let isSecure: Bool

    private var name: String { "oai-session-\(port.number)" }

    /// The session that a `Cookie` field names, if it has the form of one of ours.
    func session(in field: String?) -> SessionID? {
        guard let field else { return nil }
        let name = name
        for pair in field.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name
            else { continue }
            let value = parts[1]
            guard value.utf8.count == 32,
                value.utf8.allSatisfy({ $0.hexadecimalDigit != nil })
            else { continue }
            return SessionID(value.lowercased())
        }
        return nil
    }

    /// The `Set-Cookie` field for a session: kept for 30 days, never shown to scripts or foreign
    /// sites.
    func field(for session: SessionID) -> String {
        let field =
            "\(name)=\(session.rawValue); Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict"
        return isSecure ? field + "; Secure" : field
    }
}
