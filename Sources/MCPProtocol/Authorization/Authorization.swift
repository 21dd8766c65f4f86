package import Foundation

/// How an endpoint knows who asks: as an OAuth 2.1 resource server, which takes bearer tokens and
/// has others check them.
package struct Authorization: Sendable {
    /// The address of the endpoint, for which tokens must be made out.
    package var resource: URL
    /// Who gives out tokens; at least one.
    package var servers: [URL]
    /// The scopes that clients may ask for.
    package var scopes: [String]
    /// The scopes that a request needs, by its method and the name that it is about.
    package var requiredScopes: @Sendable (_ method: String, _ name: String?) -> [String]
    package var verifier: any TokenVerifier

    package init(
        resource: URL, servers: [URL], scopes: [String] = [], verifier: any TokenVerifier,
        requiredScopes: @escaping @Sendable (_ method: String, _ name: String?) -> [String] = {
            _, _ in []
        }
    ) {
        self.resource = resource
        self.servers = servers
        self.scopes = scopes
        self.verifier = verifier
        self.requiredScopes = requiredScopes
    }
}

/// Tells whether a token is genuine: by its signature, or by asking who gave it out.
package protocol TokenVerifier: Sendable {
    /// Returns the claims of a token, or `nil` if the token isn't genuine.
    ///
    /// The endpoint compares the audience and the expiry itself. Don't log tokens.
    func verify(_ token: String) async throws -> VerifiedToken?
}

/// The claims of a genuine token.
package struct VerifiedToken: Sendable {
    package var subject: String
    package var audiences: [String]
    package var scopes: Set<String>
    package var expiry: Date?

    package init(
        subject: String, audiences: [String], scopes: Set<String> = [], expiry: Date? = nil
    ) {
        self.subject = subject
        self.audiences = audiences
        self.scopes = scopes
        self.expiry = expiry
    }
}
