import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

@testable import MCPProtocol

/// A server around an endpoint that knows the sender of a request: the person in its field `Person`.
enum PersonServer {
    /// Serves the endpoint until the task is cancelled.
    static func run(
        _ endpoint: MCPHTTPEndpoint, onListening: @escaping @Sendable (_ port: Int) -> Void
    ) async throws {
        let router = Router(context: PersonContext.self)
        router.add(middleware: PersonReader())
        endpoint.addRoutes(to: router, channel: { $0.channel }, person: { $0.person })
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? 0) },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        defer { endpoint.close() }
        try await application.run()
    }
}

private struct PersonContext: Hummingbird.RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel
    var person: String?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}

private struct PersonReader: RouterMiddleware {
    typealias Context = PersonContext

    func handle(
        _ request: Request, context: PersonContext,
        next: (Request, PersonContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.person = HTTPField.Name("Person").flatMap { request.headers[$0] }
        return try await next(request, context)
    }
}
