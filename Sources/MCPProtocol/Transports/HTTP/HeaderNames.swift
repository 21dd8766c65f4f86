import HTTPTypes

extension HTTPField.Name {
    static let mcpProtocolVersion = constant("MCP-Protocol-Version")
    static let mcpSessionID = constant("Mcp-Session-Id")
    static let mcpMethod = constant("Mcp-Method")
    static let mcpName = constant("Mcp-Name")
    static let lastEventID = constant("Last-Event-ID")
    static let xAccelBuffering = constant("X-Accel-Buffering")

    /// Returns a name that is known to be valid.
    private static func constant(_ name: String) -> HTTPField.Name {
        HTTPField.Name(name) ?? .userAgent
    }
}
