/// The requests that clients may send.
package enum Method: String, CaseIterable {
    case discover = "server/discover"
    case initialize
    case ping
    case setLevel = "logging/setLevel"
    case listTools = "tools/list"
    case callTool = "tools/call"
    case listResources = "resources/list"
    case listTemplates = "resources/templates/list"
    case readResource = "resources/read"
    case subscribe = "resources/subscribe"
    case unsubscribe = "resources/unsubscribe"
    case listPrompts = "prompts/list"
    case getPrompt = "prompts/get"
    case complete = "completion/complete"
    case listen = "subscriptions/listen"
    case getTask = "tasks/get"
    case updateTask = "tasks/update"
    case cancelTask = "tasks/cancel"

    /// Returns `true` if the method exists in a revision, for a server with these capabilities.
    func isServed(_ revision: Revision, _ capabilities: ServerCapabilities) -> Bool {
        switch self {
        case .discover: revision.isStateless
        case .initialize, .ping: !revision.isStateless
        case .setLevel: !revision.isStateless && capabilities.hasLogging
        case .listTools, .callTool: capabilities.tools != nil
        case .listResources, .listTemplates, .readResource: capabilities.resources != nil
        case .subscribe, .unsubscribe:
            !revision.isStateless && capabilities.resources?.isSubscribable == true
        case .listPrompts, .getPrompt: capabilities.prompts != nil
        case .complete: capabilities.hasCompletions
        case .listen: revision.isStateless && capabilities.announcesAnything
        case .getTask, .updateTask, .cancelTask: revision.isStateless && capabilities.hasTasks
        }
    }

    /// The parameter that HTTP clients repeat in the header `Mcp-Name`.
    var nameParameter: String? {
        switch self {
        case .callTool, .getPrompt: "name"
        case .readResource: "uri"
        case .getTask, .updateTask, .cancelTask: "taskId"
        default: nil
        }
    }
}

extension ServerCapabilities {
    /// `true` if clients can subscribe to changes.
    fileprivate var announcesAnything: Bool {
        hasTasks || resources?.isSubscribable == true
            || [tools, resources, prompts].contains { $0?.isChangeAnnounced == true }
    }
}
