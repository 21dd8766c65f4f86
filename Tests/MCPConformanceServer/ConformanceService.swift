import MCPProtocol
import Synchronization
import _JSON

/// The tools, prompts and resources that the official conformance scenarios call.
final class ConformanceService: MCPService {
    let info = Implementation(
        name: "conformance-server", version: "1.0.0", title: "Conformance Server")
    let instructions: String? = "Offers what the conformance scenarios call."
    let capabilities = ServerCapabilities(
        tools: .init(isChangeAnnounced: true),
        resources: .init(isChangeAnnounced: true, isSubscribable: true),
        prompts: .init(isChangeAnnounced: true), hasCompletions: true, hasLogging: true,
        hasTasks: true)

    private let observer = Mutex<(@Sendable (ServiceEvent) -> Void)?>(nil)
    private let fixtures: [ToolFixture] =
        .content + .utilities + .elicitation + .diagnostics + .multipleRounds + .tasks

    func observe(_ deliver: @escaping @Sendable (ServiceEvent) -> Void) {
        observer.withLock { $0 = deliver }
    }

    /// Tells of a change.
    func announce(_ event: ServiceEvent) {
        observer.withLock { $0 }?(event)
    }

    /// Nothing is kept for those who are asked.
    func abandon(_ state: [UInt8]) async {}

    // MARK: - Tools

    func tools(_ context: RequestContext) async throws -> Listing<Tool> {
        Listing(fixtures.map(\.tool), caching: .conformance)
    }

    func callTool(_ call: ToolCall, _ context: RequestContext) async throws -> ToolOutcome {
        guard let fixture = fixtures.first(where: { $0.tool.name == call.name }) else {
            throw MCPError.unknownTool(call.name)
        }
        return try await fixture.call(call, context, self)
    }

    // MARK: - Resources

    func resources(_ context: RequestContext) async throws -> Listing<Resource> {
        Listing(ResourceFixtures.resources, caching: .conformance)
    }

    func resourceTemplates(
        _ context: RequestContext
    ) async throws -> Listing<ResourceTemplate> {
        Listing(ResourceFixtures.templates, caching: .conformance)
    }

    func readResource(
        _ read: ResourceRead, _ context: RequestContext
    ) async throws -> RequestOutcome<ResourceReading> {
        guard let contents = ResourceFixtures.contents(of: read.uri) else {
            throw MCPError.unknownResource(uri: read.uri)
        }
        return .complete(ResourceReading([contents], caching: .conformance))
    }

    // MARK: - Prompts

    func prompts(_ context: RequestContext) async throws -> Listing<Prompt> {
        Listing(PromptFixture.all.map(\.prompt), caching: .conformance)
    }

    func prompt(
        _ request: PromptRequest, _ context: RequestContext
    ) async throws -> RequestOutcome<PromptResult> {
        guard let fixture = PromptFixture.all.first(where: { $0.prompt.name == request.name })
        else { throw MCPError.unknownPrompt(request.name) }
        for argument in fixture.prompt.arguments where argument.isRequired {
            guard request.arguments[argument.name] != nil else {
                throw MCPError.missingArgument(argument.name, prompt: request.name)
            }
        }
        return fixture.fill(request)
    }

    func complete(
        _ request: CompletionRequest, _ context: RequestContext
    ) async throws -> Completion {
        let words = ["paris", "park", "party", "pasta"]
        return Completion(values: words.filter { $0.hasPrefix(request.value) })
    }
}

extension Caching {
    static let conformance = Caching(lifetime: .seconds(60), scope: .public)
}
