/// An offer of tools, prompts and resources, free of the protocol that carries it.
///
/// The server calls these from many tasks at once, in whatever revision the client speaks. A
/// service always answers in the newest way: where it needs something from the person it returns
/// `.inputRequired` with a state of its own and is called again with that state and the answers.
/// The server seals the state, carries the questions to clients of every revision, runs long work
/// as tasks and delivers changes.
///
/// Cancellation is that of the surrounding task. An `MCPError` that is thrown reaches the client as
/// it is; any other error is logged and reaches it as an internal error without details.
package protocol MCPService: Sendable {
    /// Who the server is.
    var info: Implementation { get }

    /// How to use the server, in words for a model.
    var instructions: String? { get }

    /// The kinds of things that are offered; the methods of all others are never called.
    var capabilities: ServerCapabilities { get }

    /// The tools, in an order that doesn't change between calls.
    func tools(_ context: RequestContext) async throws -> Listing<Tool>

    /// Calls a tool, or goes on with a call that asked for input.
    ///
    /// Arguments that don't suit the tool are a result with `isError`, so that the model can
    /// correct itself; a tool that doesn't exist is `MCPError.unknownTool`.
    func callTool(_ call: ToolCall, _ context: RequestContext) async throws -> ToolOutcome

    func resources(_ context: RequestContext) async throws -> Listing<Resource>

    func resourceTemplates(_ context: RequestContext) async throws -> Listing<ResourceTemplate>

    /// Reads a resource; one that doesn't exist is `MCPError.unknownResource`.
    func readResource(
        _ read: ResourceRead, _ context: RequestContext
    ) async throws -> RequestOutcome<ResourceReading>

    func prompts(_ context: RequestContext) async throws -> Listing<Prompt>

    /// Fills in a prompt; one that doesn't exist is `MCPError.unknownPrompt`, a required argument
    /// that is not there `MCPError.missingArgument`.
    func prompt(
        _ request: PromptRequest, _ context: RequestContext
    ) async throws -> RequestOutcome<PromptResult>

    /// Suggests values for an argument of a prompt or a variable of a resource template.
    func complete(
        _ request: CompletionRequest, _ context: RequestContext
    ) async throws -> Completion

    /// Lets go of what a state stands for: the client that was asked went away, and none will come
    /// back with it.
    func abandon(_ state: [UInt8]) async

    /// Takes the function by which the service tells of changes, from any task, for as long as it
    /// lives. Called once, before anything else.
    func observe(_ deliver: @escaping @Sendable (ServiceEvent) -> Void)
}

/// A change that clients may have asked to hear of.
package enum ServiceEvent: Sendable, Equatable {
    case toolsChanged
    case promptsChanged
    case resourcesChanged
    /// The contents of a resource have changed.
    case resourceUpdated(uri: String)
}
