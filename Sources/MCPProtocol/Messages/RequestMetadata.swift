import _JSON

/// The metadata in the `_meta` of a request of a stateless revision.
struct RequestMetadata: Sendable {
    static let versionName = "io.modelcontextprotocol/protocolVersion"
    static let capabilitiesName = "io.modelcontextprotocol/clientCapabilities"
    static let clientName = "io.modelcontextprotocol/clientInfo"
    static let logLevelName = "io.modelcontextprotocol/logLevel"
    static let subscriptionName = "io.modelcontextprotocol/subscriptionId"
    static let serverName = "io.modelcontextprotocol/serverInfo"

    /// The names that most requests contain.
    static let names = [versionName, capabilitiesName, clientName]

    var revision: Revision
    var capabilities: ClientCapabilities
    var client: Implementation?
    /// The minimum level of log messages; `nil` for no log messages.
    var logLevel: LogLevel?

    /// Returns the protocol version that a request declares, if it declares one.
    static func version(in meta: JSONObject) -> JSONValue? {
        meta[versionName]
    }

    /// Reads the metadata of a request that has it; `confirm` compares its version with the one
    /// that the transport received.
    init(
        _ meta: JSONObject, confirm: (_ version: String) throws(MCPError) -> Void
    ) throws(MCPError) {
        guard let version = meta[Self.versionName]?.string else {
            throw .missingMeta(Self.versionName)
        }
        guard let capabilities = meta[Self.capabilitiesName]?.object else {
            throw .missingMeta(Self.capabilitiesName)
        }
        try confirm(version)
        guard let revision = Revision(rawValue: version), revision.isStateless else {
            throw .unsupportedRevision(requested: version)
        }
        self.revision = revision
        self.capabilities = ClientCapabilities(capabilities, revision)
        client = meta[Self.clientName]?.object.flatMap(Implementation.init)
        guard let level = meta[Self.logLevelName] else { return }
        guard let level = level.string.flatMap(LogLevel.init) else {
            throw .invalidParameter("_meta.\(Self.logLevelName)", expected: LogLevel.choices)
        }
        logLevel = level
    }
}

extension LogLevel {
    /// The levels, as an error message lists them.
    static let choices = "one of \(allCases.map(\.rawValue).joined(separator: ", "))"
}
