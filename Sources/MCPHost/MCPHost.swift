public import Hummingbird
public import IntentSystem
public import Logging
import MCPProtocol
package import NIOCore
package import WidgetSystem

/// A host that offers a system's intents to AI assistants through the Model Context Protocol.
///
///     let host = try MCPHost(system: system)
///     try await host.runStdio(output: MessageOutput())
///
/// Each discoverable intent is a tool, App Shortcuts are prompts, entities are resources. The
/// client asks the person the intent's questions, and shows a view that draws the card.
/// `Documentation/MCP.md` describes the host's clients.
public struct MCPHost: Sendable {
    private let service: IntentService
    private let server: MCPServer
    private let endpoint: MCPHTTPEndpoint

    /// Creates a host, which does nothing until it runs or receives a request over HTTP; throws
    /// `MCPHostError` if a part of it is missing beside the program.
    public init(
        system: IntentSystem, configuration: MCPHostConfiguration = MCPHostConfiguration(),
        logger: Logger = Logger(label: "MCPHost")
    ) throws {
        try self.init(system: system, configuration: configuration, logger: logger, board: nil)
    }

    /// Creates a host whose assistants also get the widgets and controls of a board.
    package init(
        system: IntentSystem, configuration: MCPHostConfiguration = MCPHostConfiguration(),
        logger: Logger = Logger(label: "MCPHost"), board: WidgetBoard?
    ) throws {
        let fonts = ViewFonts(
            in: configuration.fontDirectories, for: system,
            assetDirectories: configuration.assetDirectories, logger: logger)
        service = IntentService(
            system: system, configuration: configuration,
            page: try SnippetPage(pictures: system.pictureHosts, fonts: fonts), fonts: fonts,
            boards: board.map { BoardCalls(board: $0) })
        server = MCPServer(
            service: service, configuration: configuration.ofServer(system.limits),
            logger: logger)
        endpoint = MCPHTTPEndpoint(server: server, configuration: configuration.ofEndpoint)
    }

    /// Serves one client over standard input and output, until it closes its side or the task is
    /// cancelled.
    public func runStdio(output: MessageOutput) async throws {
        defer { output.giveBack() }
        do {
            try await server.runStdio(output: output.descriptor)
        } catch {
            await close()
            throw error
        }
        await close()
    }

    /// Serves one of several clients over separate descriptors, until it closes its side or the
    /// task is cancelled; call `close()` after the last one.
    package func run(input: Int32, output: Int32) async throws {
        try await server.runStdio(input: input, output: output)
    }

    /// Adds the routes with which an HTTP server answers clients at a path; call `close()` when it stops.
    public func addRoutes(to router: some RouterMethods, path: String = "/mcp") {
        addRoutes(to: router, path: path, channel: { _ in nil }, person: { _ in nil })
    }

    /// Adds the routes to a server that knows the connection of a request, so that a disconnected
    /// client is noticed at once, and its person, who owns what is kept; the program's owner counts
    /// with the groups that are given here, and `nil` stands for the owner with all of them.
    package func addRoutes<Context>(
        to router: some RouterMethods<Context>, path: String = "/mcp",
        channel: @escaping @Sendable (Context) -> (any Channel)?,
        person: @escaping @Sendable (Context) -> Person?
    ) {
        let person: @Sendable (Context) -> AuthenticatedUser? = { context in
            person(context).map { AuthenticatedUser($0) }
        }
        endpoint.addRoutes(to: router, path: path, channel: channel, person: person)
        FileTransferRoutes(system: service.system, endpoint: endpoint)
            .add(to: router, path: path, channel: channel, person: person)
    }

    /// Ends the sessions of all clients and cancels open questions; a card remains if it is stored
    /// for a later process.
    public func close() async {
        endpoint.close()
        await service.closeQuestions()
    }
}
