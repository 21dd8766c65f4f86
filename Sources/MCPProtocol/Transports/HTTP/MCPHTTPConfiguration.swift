/// Whom an HTTP endpoint answers, and for how long it waits.
package struct MCPHTTPConfiguration: Sendable {
    /// Names under which the endpoint may be addressed beside those of this machine, such as
    /// `intents.example.org`; with a port, only at that port.
    ///
    /// A page of another site can make its own name mean this machine, and then talk to it as if it
    /// were its own server.
    package var allowedHosts: [String] = []

    /// Origins whose pages may send requests beside those of the endpoint's own, such as
    /// `https://example.org`.
    package var allowedOrigins: [String] = []

    /// Clients reach the endpoint through HTTPS, as a proxy before it may offer it.
    package var isSecure: Bool = false

    /// Who may use the endpoint; everybody who reaches it, if `nil`.
    package var authorization: Authorization?

    /// How many sessions may be open.
    package var maximumSessions: Int = 1000

    /// For how long a session may be silent before it is ended.
    package var sessionIdleTime: Duration = .seconds(1800)

    /// For how long a session must have been silent before it gives way to a new one, where there is no
    /// place for that.
    package var sessionYieldTime: Duration = .seconds(60)

    /// How many streams may be open that have no end of their own: those of sessions, and those of
    /// changes.
    package var maximumStreams: Int = 1000

    /// How many requests may be answered at a time, until their responses begin.
    package var maximumConcurrentRequests: Int = 10_000

    /// How long a request may take before its answer is streamed, which keeps the connection alive
    /// and notices when the client leaves.
    package var streamingDelay: Duration = .milliseconds(500)

    /// How often a silent stream says that it is still there.
    package var keepAliveInterval: Duration = .seconds(15)

    /// How long clients should wait before they come back to a stream that was let go.
    package var reconnectionDelay: Duration = .seconds(1)

    package init() {}
}
