import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

extension MCPHTTPEndpoint {
    /// Serves the endpoint alone, at a path of a separate server, until the task is cancelled.
    package func run(
        host: String = "127.0.0.1", port: Int, path: String = "/mcp",
        onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) async throws {
        let router = Router(context: ConnectionContext.self)
        addRoutes(to: router, path: path) { $0.channel }
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in await onListening(channel.localAddress?.port ?? port) },
            logger: server.logger)
        defer { close() }
        try await application.run()
    }
}

/// The context of a request, with the connection over which it came.
private struct ConnectionContext: Hummingbird.RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
