package import Foundation
package import IntentSystem
import MCPProtocol

/// The authorization of assistants by tokens of a provider at which people sign in.
///
/// An assistant without a token learns where to get one, and acts for the person who signed it in.
package struct AssistantAuthorization: Sendable {
    /// The bearer of a genuine token for this host.
    package struct Bearer: Sendable {
        /// The person for whom the assistant acts.
        package var person: Person
        package var scopes: Set<String>
        /// The time until which the token counts.
        package var expiry: Date

        package init(person: Person, scopes: Set<String>, expiry: Date) {
            (self.person, self.scopes, self.expiry) = (person, scopes, expiry)
        }
    }

    /// The address at which assistants reach the host: the audience of tokens for it.
    package var resource: URL
    /// The provider.
    package var issuer: URL
    /// The scopes that a token must have.
    package var scopes: [String]
    /// Returns the bearer of a token.
    ///
    /// It returns `nil` if the token isn't genuine or is for another audience, and throws if that can't be
    /// found out.
    package var bearer: @Sendable (_ token: String) async throws -> Bearer?

    package init(
        resource: URL, issuer: URL, scopes: [String],
        bearer: @escaping @Sendable (_ token: String) async throws -> Bearer?
    ) {
        self.resource = resource
        self.issuer = issuer
        self.scopes = scopes
        self.bearer = bearer
    }

    var ofEndpoint: Authorization {
        Authorization(
            resource: resource, servers: [issuer], scopes: scopes,
            verifier: Verifier(authorization: self)
        ) { [scopes] _, _ in scopes }
    }

    private struct Verifier: TokenVerifier {
        let authorization: AssistantAuthorization

        func verify(_ token: String) async throws -> VerifiedToken? {
            guard let bearer = try await authorization.bearer(token) else { return nil }
            let user = AuthenticatedUser(bearer.person)
            return VerifiedToken(
                subject: user.subject ?? bearer.person.id,
                audiences: [authorization.resource.absoluteString], scopes: bearer.scopes,
                expiry: bearer.expiry, user: user)
        }
    }
}
