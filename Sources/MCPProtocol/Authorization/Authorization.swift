package import Foundation

/// The authorization of an endpoint as an OAuth 2.1 resource server, which takes bearer tokens and
/// uses a verifier to check them.
package struct Authorization: Sendable {
    /// The address of the endpoint, which must be the audience of tokens.
    package var resource: URL
    /// The authorization servers that issue tokens; at least one.
    package var servers: [URL]
    /// The scopes that clients may request.
    package var scopes: [String]
    /// The scopes that a request needs, by its method and the name in it; without a method, those for all that
    /// happens in a session: its streams, answers to its questions, its end.
    package var requiredScopes: @Sendable (_ method: String?, _ name: String?) -> [String]
    package var verifier: any TokenVerifier

    package init(
        resource: URL, servers: [URL], scopes: [String] = [], verifier: any TokenVerifier,
        requiredScopes: @escaping @Sendable (_ method: String?, _ name: String?) -> [String] = {
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

/// A type that verifies a token, by its signature or by a request to its issuer.
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
    /// The bearer as a user of the surrounding server, if it knows its users.
    package var user: AuthenticatedUser?

    package init(
        subject: String, audiences: [String], scopes: Set<String> = [], expiry: Date? = nil,
        user: AuthenticatedUser? = nil
    ) {
        self.user = user
        self.subject = subject
        self.audiences = audiences
        self.scopes = scopes
        self.expiry = expiry
    }
}
