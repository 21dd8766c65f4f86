public import Foundation

/// The address at which a web host listens, and the rules by which it answers.
public struct WebHostConfiguration: Sendable {
    /// The address at which it listens.
    ///
    /// Only this machine can reach the default.
    public var host: String = "127.0.0.1"

    /// The port at which it listens; 0 for any free port.
    public var port: Int = 8080

    /// The number of ports after `port` that are tried if it is taken.
    public var fallbackPorts: Int = 20

    /// The socket to listen at, if this process was started with one; `host` and `port` must be
    /// those of the socket.
    public var inheritedSocket: InheritedSocket?

    /// Additional names by which clients may address the host, such as `travel.example.org` or,
    /// with a port, `travel.example.org:8443`.
    ///
    /// Requests for any other name but `localhost`, `127.0.0.1` and `[::1]` with the host's port
    /// are refused, so that a foreign page can't reach the host by a name that resolves to it.
    public var allowedHosts: [String] = []

    /// Additional origins whose pages may send requests, such as `https://example.org`; the host's
    /// pages always may.
    public var allowedOrigins: [String] = []

    /// The clients that have access.
    ///
    /// By default, clients need the token of `access`, which is part of the address that the host
    /// reports.
    public var access: WebAccess = WebAccess()

    /// `true` if people reach the host over HTTPS, through a proxy; its cookie is then marked
    /// `Secure`, and pages that were loaded unencrypted may send no requests.
    public var isSecure: Bool = false

    /// The directories with the app's images, such as the resource bundles of its targets.
    public var assetDirectories: [URL] = []

    /// The directories in which fonts are searched; `nil` for those of the system.
    ///
    /// Cards are laid out in the fonts found there, which are sent to browsers. Without the family
    /// Inter, browsers lay out cards in their own fonts. All surfaces of a system in one process
    /// use the fonts of the first one that searches.
    public var fontDirectories: [URL]?

    /// The limits for connections.
    public var limits: ConnectionLimits = ConnectionLimits()

    /// Creates a configuration.
    public init(host: String = "127.0.0.1", port: Int = 8080) {
        self.host = host
        self.port = port
    }
}
