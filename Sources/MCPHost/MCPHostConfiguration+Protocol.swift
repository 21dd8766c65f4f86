package import IntentSystem
package import MCPProtocol

/// The settings of the protocol beneath a host; `doctor` prints the limits in it.
extension MCPHostConfiguration {
    /// How the protocol's server treats clients, in a system with some limits.
    package func ofServer(_ limits: Limits) -> MCPServerConfiguration {
        var server = MCPServerConfiguration()
        // The question itself says better than its seal that it waited for too long.
        server.inputLifetime = pendingCallTimeout + .seconds(60)
        server.maximumOpenQuestions = maximumOpenCalls
        server.maximumMessageBytes = limits.maximumMessageBytes
        return server
    }

    /// Whom the server answers over HTTP, and for how long it waits.
    package var ofEndpoint: MCPHTTPConfiguration {
        var endpoint = MCPHTTPConfiguration()
        endpoint.allowedHosts = allowedHosts
        endpoint.allowedOrigins = allowedOrigins
        endpoint.isSecure = isSecure
        return endpoint
    }
}
