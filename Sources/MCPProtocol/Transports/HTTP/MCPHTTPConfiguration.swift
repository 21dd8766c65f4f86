/// The settings of an HTTP endpoint.
package struct MCPHTTPConfiguration: Sendable {
    /// The names by which clients may address the endpoint besides those of this machine, such as
    /// `intents.example.org`; a name with a port is valid at that port only.
    ///
    /// A page of another site can make its own name resolve to this machine, and then use it like
    /// its own server.
    package var allowedHosts: [String] = []

    /// The origins whose pages may send requests besides the endpoint's origin, such as
    /// `https://example.org`.
    package var allowedOrigins: [String] = []

    /// `true` if clients reach the endpoint over HTTPS, through a proxy.
    package var isSecure: Bool = false

    /// The authorization that clients need; with `nil`, everyone who can reach the endpoint has
    /// access.
    package var authorization: Authorization?

    /// The maximum number of open sessions.
    package var maximumSessions: Int = 1000

    /// The time after which an idle session is ended.
    package var sessionIdleTime: Duration = .seconds(1800)

    /// The time for which a session must have been idle before a new one may replace it, if there
    /// is no free place.
    package var sessionYieldTime: Duration = .seconds(60)

    /// The maximum number of open streams without a natural end: those of sessions, and those of
    /// changes.
    package var maximumStreams: Int = 1000

    /// The maximum number of simultaneous requests, until their responses begin.
    package var maximumConcurrentRequests: Int = 10_000

    /// The time after which a response becomes a stream, which keeps the connection alive and
    /// notices when the client disconnects.
    package var streamingDelay: Duration = .milliseconds(500)

    /// The interval of keep-alive comments on a silent stream.
    package var keepAliveInterval: Duration = .seconds(15)

    /// The time that clients should wait before they reconnect to a stream that was released.
    package var reconnectionDelay: Duration = .seconds(1)

    package init() {}
}
