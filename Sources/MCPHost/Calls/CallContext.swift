import IntentSystem
import MCPProtocol
import _JSON

/// The context of a call: the tool, and the abilities of its client.
struct CallContext: Sendable {
    let tool: IntentTool
    let catalog: ToolCatalog
    let request: RequestContext

    var owner: String { request.principal.owner }
    var person: Person { request.person }
    var canAsk: Bool { request.clientCapabilities.canElicitForms }

    /// `true` if the result is a card that the client shows.
    var showsCard: Bool { tool.showsCards && request.clientCapabilities.showsApps }
}

extension ClientCapabilities {
    /// `true` if the client can show a card as a view (MCP Apps).
    var showsApps: Bool { extensions[ExtensionName.apps] != nil }
}
