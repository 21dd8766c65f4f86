import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import _JSON

/// An app's intents as the service of an MCP server: tools, resources, prompts, and cards as views.
struct IntentService: MCPService {
    let system: IntentSystem
    private let configuration: MCPHostConfiguration
    private let page: SnippetPage
    private let catalogs: ToolCatalogs
    private let calls: IntentCalls
    private let cardCalls: CardCalls
    /// The controls and widgets; `nil` for a host without them.
    private let boards: BoardCalls?

    init(
        system: IntentSystem, configuration: MCPHostConfiguration, page: SnippetPage,
        fonts: ViewFonts = .none, boards: BoardCalls? = nil
    ) {
        self.boards = boards
        self.system = system
        self.configuration = configuration
        self.page = page
        catalogs = ToolCatalogs(system)
        let documents = CardDocument(
            images: CardImages(directories: configuration.assetDirectories), fonts: fonts)
        let cards = OpenCalls<CardSession>(system, configuration)
        let questions = OpenQuestions(
            calls: OpenCalls(system, configuration), limit: configuration.maximumOpenCalls,
            agreement: system.configuration.agreement,
            lifetime: configuration.stateLifetime)
        // Its answer came to another node, which performs the call.
        system.nodeChanges.observe { [open = questions.calls] change in
            guard case .answered(let handle) = change,
                let call = open.take(handle, of: nil)
            else { return }
            Task.detached { await call.close() }
        }
        calls = IntentCalls(
            questions: questions, runs: RunCalls(system: system, questions: questions),
            cardSessions: CardSessionCalls(
                system: system, earlyCardDelay: configuration.earlyCardDelay,
                questions: questions, cards: cards, documents: documents))
        cardCalls = CardCalls(system: system, cards: cards, documents: documents)
    }

    var info: Implementation {
        Implementation(
            name: system.appName, version: configuration.version, title: system.appName)
    }

    var instructions: String? {
        let negative = system.catalog.negativePhrases(appName: system.appName)
        guard !negative.isEmpty else { return generalInstructions }
        let listed = negative.map { "“\($0)”" }.joined(separator: ", ")
        return "\(generalInstructions) These words mean none of its App Shortcuts: \(listed)."
    }

    private var generalInstructions: String {
        """
        The tools are the actions of \(system.appName). An argument that names a thing takes its \
        identifier or words to find it by. What the person must decide they are asked for, so never \
        guess a value that they did not give.
        """
    }

    var capabilities: ServerCapabilities {
        ServerCapabilities(
            tools: .init(isChangeAnnounced: system.offersChange), resources: .init(),
            prompts: .init(), hasCompletions: true,
            hasTasks: true, extensions: [ExtensionName.apps: [:]])
    }

    /// Reports changes of Undo and Redo, those of the program's owner, since a client isn't told what others do; the app's other offers are fixed when it is built.
    func observe(_ deliver: @escaping @Sendable (ServiceEvent) -> Void) {
        system.observeOffers { person in
            if person == .owner { deliver(.toolsChanged) }
        }
    }

    // MARK: - Tools

    /// Tools for views are listed only for clients with views: other clients would offer them to
    /// their model.
    func tools(_ context: RequestContext) async throws -> Listing<Tool> {
        let catalog = catalogs[context.language]
        let caching = Caching(lifetime: .seconds(300), scope: .private)
        let showsApps = context.clientCapabilities.showsApps
        let tools = zip(catalog.tools, catalog.listed).filter { tool, _ in
            (tool.isForModels || showsApps)
                && system.offers(tool.intent.identifier, to: context.person)
        }.map(\.1)
        return Listing(
            tools + sentences(catalog).tools + boardTools + (showsApps ? CardTool.listed : []),
            caching: caching)
    }

    private var boardTools: [Tool] { boards?.tools ?? [] }

    private func sentences(_ catalog: ToolCatalog) -> SentenceTool {
        SentenceTool(system: system, catalog: catalog)
    }

    func callTool(_ call: ToolCall, _ context: RequestContext) async throws -> ToolOutcome {
        let showsApps = context.clientCapabilities.showsApps
        if showsApps, let tool = CardTool(rawValue: call.name) {
            // An action is counted when it is read: what ends something isn't.
            if tool != .act { try count(tool.rawValue, context) }
            return .complete(try await cardCalls.call(tool, call.arguments, context))
        }
        if let boards, let tool = BoardTool(rawValue: call.name), !boards.tools.isEmpty {
            try count(tool.rawValue, context, performing: tool == .use)
            return .complete(try await boards.call(tool, call.arguments, context))
        }
        let catalog = catalogs[context.language]
        if call.name == SentenceTool.name, !sentences(catalog).tools.isEmpty {
            try count(call.name, context)
            return .complete(try await sentences(catalog).call(call.arguments, context))
        }
        guard let tool = catalog[call.name], tool.isForModels || showsApps else {
            try count("unknown", context)
            throw MCPError.unknownTool(call.name)
        }
        try count(call, of: tool, context)
        return try await calls.call(
            call, CallContext(tool: tool, catalog: catalog, request: context))
    }

    func abandon(_ state: [UInt8]) async { await calls.abandon(state) }

    /// The calls that wait for an answer.
    var questions: OpenCalls<AskingCall> { calls.questions.calls }
    /// The calls whose card is open.
    var cards: OpenCalls<CardSession> { cardCalls.cards }

    func closeQuestions() async { await questions.closeAll() }

    // MARK: - Resources

    private func entities(_ context: RequestContext) -> EntityResources {
        EntityResources(system: system, person: context.person)
    }

    func resources(_ context: RequestContext) async throws -> Listing<Resource> {
        let catalog = catalogs[context.language]
        let views = context.clientCapabilities.showsApps ? [SnippetPage.listed] : []
        let guides = catalog.takesFiles ? [FileResources.guide] : []
        return Listing(
            views + guides + (boards?.resources ?? [])
                + (await entities(context).suggestions(catalog.app, language: context.language)))
    }

    func resourceTemplates(
        _ context: RequestContext
    ) async throws -> Listing<ResourceTemplate> {
        Listing(
            entities(context).templates(catalogs[context.language].app),
            caching: Caching(lifetime: .seconds(300), scope: .private))
    }

    func readResource(
        _ read: ResourceRead, _ context: RequestContext
    ) async throws -> RequestOutcome<ResourceReading> {
        try count("resource", context)
        if read.uri == SnippetPage.address {
            return .complete(
                ResourceReading(
                    [try page.contents()],
                    caching: Caching(lifetime: .seconds(3600), scope: .public)))
        }
        if let font = page.font(at: read.uri) {
            // The file's name changes with its content.
            return .complete(
                ResourceReading(
                    [font], caching: Caching(lifetime: .seconds(86_400), scope: .public)))
        }
        if let boards, read.uri == BoardCalls.widgetsAddress, !boards.resources.isEmpty {
            return .complete(ResourceReading([await boards.widgets(context)]))
        }
        let files = FileResources(system: system, for: context)
        if read.uri == FileResources.guideAddress {
            return .complete(ResourceReading([files.guideContents]))
        }
        if case .identifier(let id)? = FileAddress(read.uri) {
            return .complete(ResourceReading([try await files.read(read.uri, id)]))
        }
        guard let address = EntityAddress(read.uri) else {
            throw MCPError.unknownResource(uri: read.uri)
        }
        let contents = try await entities(context).read(
            address, of: catalogs[context.language].app, language: context.language)
        return .complete(ResourceReading([contents]))
    }

    // MARK: - Prompts

    func prompts(_ context: RequestContext) async throws -> Listing<Prompt> {
        Listing(
            shortcuts(context).prompts
                + (await suggestions(context)).prompts
                + SentencePrompt(tool: sentences(catalogs[context.language])).prompts,
            caching: Caching(lifetime: .seconds(60), scope: .private))
    }

    private func shortcuts(_ context: RequestContext) -> ShortcutPrompts {
        let person = context.person
        return ShortcutPrompts(catalogs[context.language]) { system.offers($0, to: person) }
    }

    private func suggestions(_ context: RequestContext) async -> SuggestionPrompts {
        let language = context.locale.identifier
        await system.renewOffers(
            language: language, for: context.person, atMost: .milliseconds(300))
        return SuggestionPrompts(
            system.listedSuggestions(language: language, for: context.person),
            catalogs[context.language])
    }

    func prompt(
        _ request: PromptRequest, _ context: RequestContext
    ) async throws -> RequestOutcome<PromptResult> {
        try count("prompt", context)
        let sentence = SentencePrompt(tool: sentences(catalogs[context.language]))
        if let said = try await sentence.prompt(request, context) { return .complete(said) }
        if let suggested = await suggestions(context).prompt(request) {
            return .complete(suggested)
        }
        return .complete(try shortcuts(context).prompt(request))
    }

    func complete(
        _ request: CompletionRequest, _ context: RequestContext
    ) async throws -> Completion {
        try count("completion", context)
        switch request.reference {
        case .prompt(let name):
            // People write sentences themselves.
            if name == SentencePrompt.name { return Completion(values: []) }
            let prompts = shortcuts(context)
            guard
                let (intent, parameter) = prompts.parameter(
                    prompt: name, argument: request.argument)
            else { throw MCPError.unknownPrompt(name) }
            let choices = try await system.choices(
                intent: intent, parameter: parameter, matching: request.value,
                language: context.language, for: context.person)
            return Completion(values: choices.map(\.title))
        case .resource(let uri):
            guard let type = EntityAddress.type(ofTemplate: uri), request.argument == "id",
                let completion = try await entities(context).complete(
                    type: type, text: request.value, language: context.language)
            else { throw MCPError.unknownResource(uri: uri) }
            return completion
        }
    }
}
