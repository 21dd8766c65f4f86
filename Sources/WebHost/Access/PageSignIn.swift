package import IntentSystem
package import Logging
import _Cryptography

/// A way to sign in that has pages of its own, at this host.
///
/// With one, the token lets no browser in, but programs only.
package protocol PageSignIn: SignIn, WebRoutes {
    /// The path of the page on which a person who has signed in signs out.
    var exit: String { get }

    /// The address at which people reach the host, without a path.
    var address: String { get }

    /// The `Set-Cookie` fields for a browser whose person isn't signed in any more.
    var farewell: [String] { get }

    /// Returns the address at which signing in begins, and which leads to another address of the host then.
    func entrance(to destination: String) -> String
}

/// The parts of a host that a way of signing in uses.
package struct SignInHost: Sendable {
    package let system: IntentSystem
    package let pages: ProblemPage
    package let logger: Logger
    let access: WebAccess
    let listening: ListeningPort
    let isSecure: Bool
    let tabs: TabRegistry

    /// Returns a cookie that browsers send when they come from another site too.
    package func cookie(_ kind: String, for lifetime: Duration) -> SessionCookie {
        SessionCookie(
            kind, for: lifetime, port: listening, isSecure: isSecure, access: access)
    }

    /// Returns the person's session, in which all their browsers and assistants are; `nil` for a text that
    /// is no name.
    package func session(ofPerson name: String) -> SessionID? {
        access.token.session(ofPerson: name)
    }

    /// Returns the `Set-Cookie` field by which balancers lead all browsers of a person to one node; `nil` for a
    /// text that is no name.
    package func place(ofPerson name: String, for lifetime: Duration) -> String? {
        session(ofPerson: name).map { session in
            let code = access.token.key(for: "place").code(for: Array(session.rawValue.utf8))
            return place(SessionCookie.hexadecimal(code.bytes.prefix(8)), for: lifetime)
        }
    }

    /// The `Set-Cookie` field that removes the one by which balancers lead a browser to its person's node.
    package var placeRemoval: String { place("", for: .zero) }

    private func place(_ value: String, for lifetime: Duration) -> String {
        let field =
            "oai_place=\(value); Path=/; Max-Age=\(lifetime.components.seconds); HttpOnly; SameSite=Lax"
        return isSecure ? field + "; Secure" : field
    }

    /// Closes the streams of a session's pages, which connect again if their browsers may.
    package func close(_ session: SessionID) { tabs.close(session) }
}
