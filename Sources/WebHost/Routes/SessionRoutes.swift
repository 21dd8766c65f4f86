import AppIntentsMetadata
import HTTPTypes
import Hummingbird
import IntentSystem
import NIOCore
import ServiceLifecycle
import SurfaceKit
import _JSON
import _OutgoingQueue

/// A session's event stream and actions for clients without a WebSocket, and choices by text.
struct SessionRoutes: WebRoutes {
    let system: IntentSystem
    let cookie: SessionCookie
    let tabs: TabRegistry
    let writer: EventWriter
    let limits: ConnectionLimits

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.socket)) { request, context -> Response in
            throw try refusalOfSocket(request, context)
        }
        router.get(RouterPath(WebPaths.events)) { request, context in
            try await openStream(request, context)
        }
        router.post(RouterPath(WebPaths.actions)) { request, context in
            try await takeAction(request, context)
        }
        router.get(RouterPath(WebPaths.options)) { request, context in
            try await findOptions(request, context)
        }
        router.post(RouterPath(WebPaths.layout)) { request, context in
            try await findLayout(request, context)
        }
    }

    // MARK: - Streams

    /// Returns the reason why a request for a socket was refused.
    private func refusalOfSocket(
        _ request: Request, _ context: WebRequestContext
    ) throws -> WebError {
        let opening = try opening(of: request, context)
        try system.checkPlace(for: opening.session, of: opening.person)
        return .noSocket
    }

    private func openStream(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let opening = try opening(of: request, context)
        var headers: HTTPFields = [
            .contentType: "text/event-stream; charset=utf-8",
            // Proxies that buffer responses would delay events.
            .xAccelBuffering: "no",
        ]
        if opening.needsCookie { headers[.setCookie] = cookie.field(for: opening.session) }
        // The response to HEAD has no body with which the stream could end.
        guard request.method == .get else { return Response(status: .ok, headers: headers) }

        let session = try await system.session(
            opening.session, startedBy: .person, for: opening.person)
        let stream = await EventStream(
            opening: opening, session: session, tabs: tabs, writer: writer, limits: limits
        ) { [channel = context.channel] in channel.close(mode: .all, promise: nil) }
        let body = ResponseBody { writer in
            defer { stream.close() }
            try await write(
                stream, to: &writer, on: context.channel)
            // A client that reads the end finds its tab no more.
            stream.close()
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    /// Writes events until the client disconnects, falls behind, or the server ends.
    private func write(
        _ stream: EventStream, to writer: inout any ResponseBodyWriter, on channel: any Channel
    ) async throws {
        let queue = stream.queue
        let timer = channel.eventLoop.scheduleRepeatedTask(
            initialDelay: TimeAmount(limits.keepAliveInterval),
            delay: TimeAmount(limits.keepAliveInterval)
        ) { _ in stream.keepAlive() }
        defer { timer.cancel() }
        let unwatch = watch(stream, on: channel)
        defer { unwatch() }
        // A first write is necessary, or the client doesn't learn that the stream is open.
        try await writer.write(ByteBuffer(string: "retry: 250\n\n"))
        try await withGracefulShutdownHandler {
            for await message in queue.messages {
                try await writer.write(message)
                queue.wrote(message)
            }
        } onGracefulShutdown: {
            stream.leave(after: TimeAmount(limits.leavingTime), on: channel.eventLoop)
        }
    }

    /// Ends the stream as soon as its client disconnects, even if that has sent data before.
    private func watch(_ stream: EventStream, on channel: any Channel) -> @Sendable () -> Void {
        let unwatch = DisconnectHandler.begin(
            on: channel, onSilence: { stream.breakOff() }, onLeave: { stream.breakOff() })
        channel.eventLoop.execute {
            // The client may have disconnected before the handler was added.
            let unread = try? channel.pipeline.syncOperations.handler(
                type: UnreadResponseHandler.self)
            if unread?.isInputClosed == true { stream.breakOff() }
        }
        return unwatch
    }

    // MARK: - Actions

    private func takeAction(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let (tab, body) = try await message(in: request, context)
        guard !tab.session.isFull else { throw WebError.overloaded }
        let message: PersonMessage
        do {
            message = try await self.message(of: body)
        } catch {
            throw WebError.malformed(error.description)
        }
        try tab.count(message)
        tab.receive(message)
        return .accepted
    }

    /// Reads a message; a long one on another thread, so that no other connection waits for it.
    private func message(
        of body: [UInt8]
    ) async throws(JSONReadError) -> PersonMessage {
        guard body.count > TabSocket.longMessageBytes else { return try PersonMessage(json: body) }
        return try await Task.detached { () -> Result<PersonMessage, JSONReadError> in
            Result { () throws(JSONReadError) in try PersonMessage(json: body) }
        }.value.get()
    }

    /// Returns the body of a POST, and the tab that sent it.
    private func message(
        in request: Request, _ context: WebRequestContext
    ) async throws -> (tab: BrowserTab, body: [UInt8]) {
        guard let type = request.headers[.contentType], Self.isJSON(type) else {
            throw WebError.notJSON
        }
        let limit = system.limits.maximumMessageBytes
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw WebError.tooLarge(limit)
        }
        let items = QueryItems(target: request.uri.string)
        guard let session = context.client?.session,
            let address = TabAddress(session: session, tab: items["tab"]),
            let tab = tabs[address]
        else { throw WebError.unknownTab }
        // The proxy may have put the person into other groups meanwhile.
        if let person = context.client?.person { tab.session.came(person) }

        do {
            let body = try await request.body.collect(upTo: limit)
            return (tab, Array(body.readableBytesView))
        } catch is NIOTooManyBytesError {
            throw WebError.tooLarge(limit)
        }
    }

    private static func isJSON(_ contentType: String) -> Bool {
        let type = contentType.prefix { $0 != ";" }
        return type.lowercased().split(separator: " ") == ["application/json"]
    }

    /// Returns the layout of a form's fields for the person's values so far.
    private func findLayout(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let items = QueryItems(target: request.uri.string)
        let question = try items.question
        let (tab, body) = try await message(in: request, context)
        let values: [String: ParameterValue]
        do {
            values = try FormValues(json: body).values
        } catch {
            throw WebError.malformed(error.description)
        }
        let layout = await tab.session.layout(question: question, values: values)
        return Response.json { writer in
            writer.name("layout")
            if let layout { layout.write(to: &writer) } else { writer.null() }
        }
    }

    private func findOptions(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let items = QueryItems(target: request.uri.string)
        let question = try items.question
        guard let parameter = items["parameter"], !parameter.isEmpty else {
            throw WebError.malformed("The item parameter is missing.")
        }
        guard let id = context.client?.session, let session = tabs[id] else {
            throw WebError.unknownTab
        }
        let options: [Question.Option]
        do {
            options = try await session.options(
                question: question, parameter: parameter, entity: items["entity"],
                matching: items["q"] ?? "")
        } catch {
            // The session has logged the reason.
            throw WebError.failedSearch
        }
        return Response.json { writer in
            writer.name("options")
            options.write(to: &writer)
        }
    }

    private func opening(
        of request: Request, _ context: WebRequestContext
    ) throws -> StreamOpening {
        try StreamOpening(
            target: request.uri.string,
            client: context.client,
            acceptLanguage: request.headers[.acceptLanguage],
            lastEventID: request.headers[.lastEventID])
    }
}
