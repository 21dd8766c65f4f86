public import Foundation

/// How an MCP host behaves.
public struct MCPHostConfiguration: Sendable {
    /// The version that clients are told.
    public var version: String = "1.0"

    /// How long a question or a card waits for the client to come back to it.
    public var pendingCallTimeout: Duration = .seconds(600)

    /// How many questions, and how many cards, may wait at once; the newest is refused.
    public var maximumOpenCalls: Int = 10_000

    /// How many bytes of arguments the questions that wait may hold together, and the cards that wait; the
    /// newest is refused.
    public var maximumOpenBytes: Int = 32 << 20

    /// How long a run that shows a card before its end may take to reach it, before the client gets
    /// the card to show.
    public var earlyCardDelay: Duration = .seconds(1)

    /// The directories that hold the app's images, such as the resource bundles of its targets.
    public var assetDirectories: [URL] = []

    /// The directories in which fonts are looked for; `nil` for those of the system.
    ///
    /// A view of a card is laid out in the fonts that are found there, as on the host's pages, once its client has
    /// handed them over. All surfaces of a system in one process draw with the same fonts: those of the first that
    /// looks for some.
    public var fontDirectories: [URL]?

    /// Further names under which the host may be addressed over HTTP.
    public var allowedHosts: [String] = []

    /// Further origins whose pages may send requests, such as `https://example.org`.
    public var allowedOrigins: [String] = []

    /// `true` if clients reach the host through HTTPS, which a proxy before it offers: the addresses
    /// of files then say so.
    public var isSecure: Bool = false

    /// Creates the default configuration.
    public init() {}
}
