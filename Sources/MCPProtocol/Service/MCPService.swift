/// A service with tools, prompts and resources, independent of the protocol that carries it.
///
/// The server calls these from many tasks at once, in whatever revision the client speaks. A
/// service always answers in the newest form: if it needs input from the person, it returns
/// `.inputRequired` with a custom state, and is called again with that state and the answers. The
/// server seals the state, carries the questions to clients of every revision, runs long work as
/// tasks and delivers changes.
///
/// Cancellation is that of the surrounding task. A thrown `MCPError` is sent to the client
/// unchanged; any other error is logged, and the client receives an internal error without details.
package protocol MCPService: Sendable {
    /// The name and version of the server.
    var info: Implementation { get }

    /// Instructions for the use of the server, in words for a model.
    var instructions: String? { get }

    /// The features that the service offers; the methods of all others are never called.
    var capabilities: ServerCapabilities { get }

    /// Returns the tools, in an order that doesn't change between calls.
    func tools(_ context: RequestContext) async throws -> Listing<Tool>

    /// Calls a tool, or continues a call that asked for input.
    ///
    /// Invalid arguments of the tool are a result with `isError`, so that the model can correct
    /// itself; an unknown tool is `MCPError.unknownTool`.
    func callTool(_ call: ToolCall, _ context: RequestContext) async throws -> ToolOutcome

    func resources(_ context: RequestContext) async throws -> Listing<Resource>

    func resourceTemplates(_ context: RequestContext) async throws -> Listing<ResourceTemplate>

    /// Reads a resource; an unknown one is `MCPError.unknownResource`.
    func readResource(
        _ read: ResourceRead, _ context: RequestContext
    ) async throws -> RequestOutcome<ResourceReading>

    func prompts(_ context: RequestContext) async throws -> Listing<Prompt>

    /// Fills in a prompt; an unknown one is `MCPError.unknownPrompt`, a missing required argument
    /// is `MCPError.missingArgument`.
    func prompt(
        _ request: PromptRequest, _ context: RequestContext
    ) async throws -> RequestOutcome<PromptResult>

    /// Suggests values for an argument of a prompt or a variable of a resource template.
    func complete(
        _ request: CompletionRequest, _ context: RequestContext
    ) async throws -> Completion

    /// Releases the work behind a state: the client that was asked has disconnected, and no client
    /// will return with it.
    func abandon(_ state: [UInt8]) async

    /// Takes the function with which the service reports changes, from any task, for its whole
    /// lifetime.
    ///
    /// It is called once, before any other method.
    func observe(_ deliver: @escaping @Sendable (ServiceEvent) -> Void)
}

/// A change to which clients may have subscribed.
package enum ServiceEvent: Sendable, Equatable {
    case toolsChanged
    case promptsChanged
    case resourcesChanged
    /// The contents of a resource have changed.
    case resourceUpdated(uri: String)
}
