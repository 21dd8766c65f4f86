public import Foundation

/// The settings of an MCP host.
public struct MCPHostConfiguration: Sendable {
    /// The version that clients receive.
    public var version: String = "1.0"

    /// The time that a question or a card waits for the client to return to it.
    public var pendingCallTimeout: Duration = .seconds(600)

    /// The maximum number of waiting questions, and of waiting cards; the newest is refused.
    public var maximumOpenCalls: Int = 10_000

    /// The maximum size, in bytes, of the arguments that all waiting questions hold together, and
    /// that all waiting cards hold; the newest is refused.
    public var maximumOpenBytes: Int = 32 << 20

    /// The time that a run which shows a card before its end has to reach it, before the client
    /// receives the card.
    public var earlyCardDelay: Duration = .seconds(1)

    /// The directories with the app's images, such as the resource bundles of its targets.
    public var assetDirectories: [URL] = []

    /// The directories in which fonts are searched; `nil` for those of the system.
    ///
    /// A view of a card is laid out in the fonts found there, as on the host's pages, once its
    /// client has passed them on. All surfaces of a system in one process use the fonts of the
    /// first one that searches.
    public var fontDirectories: [URL]?

    /// Additional names by which clients may address the host over HTTP.
    public var allowedHosts: [String] = []

    /// Additional origins whose pages may send requests, such as `https://example.org`.
    public var allowedOrigins: [String] = []

    /// `true` if clients reach the host over HTTPS, through a proxy; the addresses of files then
    /// begin with `https`.
    public var isSecure: Bool = false

    /// The secret with which the states of clients are sealed, which all nodes of an app have; `nil` for a
    /// random one.
    package var stateSecret: [UInt8]?

    /// The authorization of assistants that people sign in at a provider of tokens; `nil` if there is none.
    package var authorization: AssistantAuthorization?

    /// Creates the default configuration.
    public init() {}
}
