#if OpenIDConnect
    import Foundation

    /// The provider at which people sign in, and what this app is to it.
    package struct OpenIDSettings: Sendable {
        /// The address by which the provider names itself in its documents and tokens.
        package var issuer: String
        /// The name of this app at the provider.
        package var client: String
        /// The secret of this app at the provider; `nil` for a client that has none.
        package var secret: String?
        /// The address at which people reach the app's page, without a path.
        package var page: String
        /// The scopes that are asked of the provider.
        package var scopes = ["openid", "profile"]
        /// The claim that names the person; it must never be given to another one.
        package var nameClaim = "sub"
        /// The claim with the person's groups.
        package var groupsClaim = "groups"
        /// The scopes that the token of an assistant must have.
        package var assistantScopes: [String] = []
        /// The audience of assistants' tokens, if the provider can't name the address.
        package var assistantAudience: String?
        /// The time without a request after which a person signs in again.
        package var idleTime: Duration = .seconds(4 * 3600)
        /// The time after which a person signs in again in any case.
        package var lifetime: Duration = .seconds(12 * 3600)

        package init(issuer: String, client: String, page: String) {
            (self.issuer, self.client, self.page) = (issuer, client, page)
        }

        /// The address at which assistants reach the app: the audience of their tokens, unless another one is named.
        package var resource: String { page + "/mcp" }

        /// The name and port of the page's address, as browsers send them.
        package var authority: String? {
            let parts = URLComponents(string: page)
            return parts?.host.map { $0 + (parts?.port.map { ":\($0)" } ?? "") }
        }

        /// Returns whether an address is one that no machine on the way can change: of HTTPS, or of this machine.
        package static func isSafe(_ address: String) -> Bool {
            guard let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty,
                parts.user == nil, parts.fragment == nil
            else { return false }
            return parts.scheme == "https"
                || parts.scheme == "http" && ["localhost", "127.0.0.1", "[::1]"].contains(host)
        }
    }
#endif
