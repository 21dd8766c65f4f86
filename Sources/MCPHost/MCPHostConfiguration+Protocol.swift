package import IntentSystem
package import MCPProtocol

/// The settings of the protocol below a host; `doctor` prints the limits in it.
extension MCPHostConfiguration {
    /// Returns the settings of the protocol's server, in a system with some limits.
    package func ofServer(_ limits: Limits) -> MCPServerConfiguration {
        var server = MCPServerConfiguration()
        server.inputLifetime = stateLifetime
        server.stateSecret = stateSecret
        server.maximumOpenQuestions = maximumOpenCalls
        server.maximumMessageBytes = limits.maximumMessageBytes
        return server
    }

    /// The time for which a client may return with a state: the seal expires later than the question, whose
    /// message about the timeout is better.
    var stateLifetime: Duration { pendingCallTimeout + .seconds(60) }

    /// The settings of the server's HTTP endpoint.
    package var ofEndpoint: MCPHTTPConfiguration {
        var endpoint = MCPHTTPConfiguration()
        endpoint.allowedHosts = allowedHosts
        endpoint.allowedOrigins = allowedOrigins
        endpoint.isSecure = isSecure
        endpoint.authorization = authorization?.ofEndpoint
        return endpoint
    }
}
