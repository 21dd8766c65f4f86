import MCPProtocol
import Synchronization
import Testing
import _JSON

/// A service whose parts a test sets.
struct TestService: MCPService {
    var info = Implementation(name: "test", version: "1")
    var instructions: String?
    var capabilities = ServerCapabilities(
        tools: .init(isChangeAnnounced: true),
        resources: .init(isChangeAnnounced: true, isSubscribable: true),
        prompts: .init(isChangeAnnounced: true), hasCompletions: true, hasLogging: true,
        hasTasks: true)
    var toolList = [Tool(name: "add", inputSchema: ["type": "object"])]
    var resourceList: [Resource] = []
    var promptList: [Prompt] = []
    var call: @Sendable (ToolCall, RequestContext) async throws -> ToolOutcome = { call, _ in
        guard call.name == "add" else { throw MCPError.unknownTool(call.name) }
        let sum = (call.arguments["a"]?.integer ?? 0) + (call.arguments["b"]?.integer ?? 0)
        return .complete(CallResult(content: [], structured: .integer(sum)))
    }
    var read: @Sendable (ResourceRead) async throws -> RequestOutcome<ResourceReading> = {
        throw MCPError.unknownResource(uri: $0.uri)
    }
    var fill: @Sendable (PromptRequest) async throws -> RequestOutcome<PromptResult> = {
        throw MCPError.unknownPrompt($0.name)
    }
    var suggest: @Sendable (CompletionRequest) async throws -> Completion = { _ in
        Completion(values: [])
    }
    let events = Events()

    /// The events that the service sends, and the calls that it must abandon.
    final class Events: Sendable {
        private let deliver = Mutex<(@Sendable (ServiceEvent) -> Void)?>(nil)
        let abandoned = AsyncStream<String>.makeStream()

        func connect(_ function: @escaping @Sendable (ServiceEvent) -> Void) {
            deliver.withLock { $0 = function }
        }

        func announce(_ event: ServiceEvent) {
            deliver.withLock { $0 }?(event)
        }

        /// The next state that was given up.
        func nextAbandoned() async -> String? {
            var iterator = abandoned.stream.makeAsyncIterator()
            return await iterator.next()
        }
    }

    func tools(_ context: RequestContext) async throws -> Listing<Tool> { Listing(toolList) }
    func callTool(_ call: ToolCall, _ context: RequestContext) async throws -> ToolOutcome {
        try await self.call(call, context)
    }
    func resources(_ context: RequestContext) async throws -> Listing<Resource> {
        Listing(resourceList)
    }
    func resourceTemplates(
        _ context: RequestContext
    ) async throws -> Listing<ResourceTemplate> { Listing([]) }
    func readResource(
        _ read: ResourceRead, _ context: RequestContext
    ) async throws -> RequestOutcome<ResourceReading> { try await self.read(read) }
    func prompts(_ context: RequestContext) async throws -> Listing<Prompt> {
        Listing(promptList)
    }
    func prompt(
        _ request: PromptRequest, _ context: RequestContext
    ) async throws -> RequestOutcome<PromptResult> { try await fill(request) }
    func complete(
        _ request: CompletionRequest, _ context: RequestContext
    ) async throws -> Completion { try await suggest(request) }
    func abandon(_ state: [UInt8]) async {
        events.abandoned.continuation.yield(String(decoding: state, as: UTF8.self))
    }
    func observe(_ deliver: @escaping @Sendable (ServiceEvent) -> Void) {
        events.connect(deliver)
    }
}

extension ToolOutcome {
    static func text(_ text: String) -> ToolOutcome {
        .complete(CallResult(content: [.text(text)]))
    }

    /// Asks for a name, with a state.
    static func askName(state: String = "parked") -> ToolOutcome {
        .inputRequired(
            RequiredInput(
                requests: [("who", .form(InputForm.name))], state: Array(state.utf8)))
    }
}

extension InputForm {
    static let name = InputForm(
        message: "Who?", fields: [.init(name: "name", title: "Name", kind: .text())])
}

extension ToolCall {
    /// The name that the person entered.
    var givenName: String? {
        guard case .elicitation(.accept(let content))? = input?.responses["who"] else {
            return nil
        }
        return content["name"]?.string
    }
}
