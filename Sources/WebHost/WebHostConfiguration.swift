public import Foundation

/// Where a web host listens and whom it answers.
public struct WebHostConfiguration: Sendable {
    /// The address to listen at.
    ///
    /// Only this machine can reach the default.
    public var host: String = "127.0.0.1"

    /// The port to listen at; 0 for any that is free.
    public var port: Int = 8080

    /// How many of the ports after `port` are tried while one is taken.
    public var fallbackPorts: Int = 20

    /// Further names under which the host may be addressed, such as `travel.example.org` or, with a
    /// port, `travel.example.org:8443`.
    ///
    /// Requests for any other name but `localhost`, `127.0.0.1` and `[::1]` with the host's own
    /// port are refused, so that no foreign page can reach the host under a name of its own.
    public var allowedHosts: [String] = []

    /// Further origins whose pages may send requests, such as `https://example.org`; a page of the
    /// host itself always may.
    public var allowedOrigins: [String] = []

    /// Who is let in.
    ///
    /// By default, who has the token of `access`, which is part of the address that the host tells.
    public var access: WebAccess = WebAccess()

    /// `true` if people reach the host through HTTPS, by way of a proxy; its cookie is then marked
    /// `Secure`, and pages that came unencrypted may send no requests.
    public var isSecure: Bool = false

    /// The directories that hold the app's images, such as the resource bundles of its targets.
    public var assetDirectories: [URL] = []

    /// The directories in which fonts are looked for; `nil` for those of the system.
    ///
    /// Cards are laid out in the fonts that are found there and sent to browsers. Without the family
    /// Inter in them, browsers lay cards out in fonts of their own. All surfaces of a system in one process draw with
    /// the same fonts: those of the first that looks for some.
    public var fontDirectories: [URL]?

    /// The limits for connections.
    public var limits: ConnectionLimits = ConnectionLimits()

    /// Creates a configuration.
    public init(host: String = "127.0.0.1", port: Int = 8080) {
        self.host = host
        self.port = port
    }
}
