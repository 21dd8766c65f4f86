import _JSON

/// The facts that a request of a stateless revision carries about itself in its `_meta`.
struct RequestMetadata: Sendable {
    static let versionName = "io.modelcontextprotocol/protocolVersion"
    static let capabilitiesName = "io.modelcontextprotocol/clientCapabilities"
    static let clientName = "io.modelcontextprotocol/clientInfo"
    static let logLevelName = "io.modelcontextprotocol/logLevel"
    static let subscriptionName = "io.modelcontextprotocol/subscriptionId"
    static let serverName = "io.modelcontextprotocol/serverInfo"

    /// The names that most requests have.
    static let names = [versionName, capabilitiesName, clientName]

    var revision: Revision
    var capabilities: ClientCapabilities
    var client: Implementation?
    /// The lowest level to log at; nothing is logged without.
    var logLevel: LogLevel?

    /// The version that a request claims to be written in, if it does.
    static func version(in meta: JSONObject) -> JSONValue? {
        meta[versionName]
    }

    /// Reads the claim of a request that makes one; `confirm` compares its version with what the
    /// transport was told.
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
    /// The levels as an error names them.
    static let choices = "one of \(allCases.map(\.rawValue).joined(separator: ", "))"
}
