import HTTPTypes
import Hummingbird
import HummingbirdCore
import IntentSystem
import Logging
import NIOCore
import NIOHTTP1
import ServiceLifecycle
import SwiftUI
import _OriginGuard

/// Hummingbird's server with our routes and sockets.
struct WebServer: Sendable {
    let system: IntentSystem
    let host: String
    let port: Int
    let socket: InheritedSocket?
    let readiness: Readiness
    let listening: ListeningPort
    let guardian: OriginGuard
    let access: AccessControl
    let accessPage: AccessPage
    let problems: ProblemPage
    let pictures: PictureHosts
    /// Pages may use the microphone.
    let hearsPeople: Bool
    let upgrader: WebSocketUpgraders
    let limits: WebSocketLimits
    let connectionLimits: ConnectionLimits
    let routes: [any WebRoutes]
    let logger: Logger

    /// Listens until its task is cancelled or a graceful shutdown begins.
    func run(onListening: @escaping @Sendable (Int) async -> Void) async throws {
        let responder = makeResponder()
        let connections = UpgradableHTTPChannel(
            responder: { [logger] request, writer, channel in
                try await Self.answer(
                    request, through: writer, channel: channel, responder: responder,
                    logger: logger)
            },
            upgrader: upgrader, limits: limits, connectionLimits: connectionLimits)
        let server = ConnectionServer(
            connections: connections, host: host, port: port, socket: socket,
            limits: connectionLimits, logger: logger)
        try await withGracefulShutdownHandler {
            try await server.run { port in
                listening.opened(port)
                readiness.began()
                await onListening(port)
            }
        } onGracefulShutdown: {
            readiness.leave()
        }
    }

    private func makeResponder() -> RouterResponder<WebRequestContext> {
        let router = Router(
            context: WebRequestContext.self, options: [.autoGenerateHeadEndpoints])
        router.add(
            middleware: ResponseHeaders(
                guardian: guardian, access: access, accessPage: accessPage, problems: problems,
                pictures: pictures, hearsPeople: hearsPeople, readiness: readiness,
                answersStrangers: { [routes] path in
                    routes.contains { $0.answersStrangers(at: path) }
                }))
        router.add(middleware: PersonCounting(system: system))
        for group in routes { group.add(to: router) }
        refuseOtherMethods(at: router)
        return router.buildResponder()
    }

    /// Refuses the methods that the routes at an address don't take.
    private func refuseOtherMethods(at router: Router<WebRequestContext>) {
        let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        for routes in Dictionary(grouping: router.routes, by: \.path.description).values {
            var taken = Set(routes.map(\.method))
            // The router answers it where it answers GET.
            if taken.contains(.get) { taken.insert(.head) }
            let refusal = WebError.wrongMethod(allowed: methods.filter(taken.contains))
            for method in methods where !taken.contains(method) {
                router.on(routes[0].path, method: method) { _, _ -> Response in throw refusal }
            }
        }
    }

    private static func answer(
        _ request: Request, through writer: consuming ResponseWriter, channel: any Channel,
        responder: RouterResponder<WebRequestContext>, logger: Logger
    ) async throws {
        let context = WebRequestContext(source: .init(channel: channel, logger: logger))
        let response = try await responder.respond(to: request, context: context)
        do {
            try await writer.write(response: response.head, body: response.body)
        } catch is HTTPParserError {
            // Otherwise the error would be answered in the middle of the response that has begun.
            throw CancellationError()
        }
    }
}
