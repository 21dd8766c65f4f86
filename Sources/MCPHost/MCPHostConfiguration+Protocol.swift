package import IntentSystem
package import MCPProtocol

/// The settings of the protocol below a host; `doctor` prints the limits in it.
extension MCPHostConfiguration {
    /// Returns the settings of the protocol's server, in a system with some limits.
    package func ofServer(_ limits: Limits) -> MCPServerConfiguration {
        var server = MCPServerConfiguration()
        // The seal expires later than the question, whose message about the timeout is better.
        server.inputLifetime = pendingCallTimeout + .seconds(60)
        server.maximumOpenQuestions = maximumOpenCalls
        server.maximumMessageBytes = limits.maximumMessageBytes
        return server
    }

    /// The settings of the server's HTTP endpoint.
    package var ofEndpoint: MCPHTTPConfiguration {
        var endpoint = MCPHTTPConfiguration()
        endpoint.allowedHosts = allowedHosts
        endpoint.allowedOrigins = allowedOrigins
        endpoint.isSecure = isSecure
        return endpoint
    }
}
