import HTTPTypes
import Hummingbird
import NIOCore
import _Executors

/// The older revisions: sessions, each with a stream.
extension MCPHTTPEndpoint {
    func begin(_ incoming: IncomingRequest, _ caller: Caller) throws -> Response {
        let session = try sessions.begin(for: caller.source.principal)
        guard let reply = session.session.immediateReply(to: incoming) else {
            throw MCPError.internalError
        }
        guard reply.error == nil else {
            sessions.end(session)
            return json(reply.message)
        }
        var response = json(reply.message)
        response.headers[.mcpSessionID] = session.id
        return response
    }

    /// Returns the session that a request names, if the token suffices for it.
    func session(of caller: Caller) throws(MCPError) -> HTTPSession {
        try check(caller, nil, name: nil)
        if let version = caller.headers.version, Revision(rawValue: version) == nil {
            throw .unsupportedRevision(requested: version)
        }
        guard let id = caller.headers.sessionID else { throw .missingSession }
        guard let session = sessions.find(id, for: caller.source.principal) else {
            throw .unknownSession
        }
        return session
    }

    func respond(
        to incoming: IncomingRequest, _ caller: Caller, in session: HTTPSession
    ) async throws -> Response {
        let running = session.session.running
        try running.begin(incoming.id)
        session.countResponse(1)
        let revision = session.session.revision ?? .newestWithSessions
        let exchange = HTTPExchange { [configuration] in
            let stream = session.makeStream()
            if revision.hasPolling {
                stream.prime(reconnectionDelay: configuration.reconnectionDelay)
            }
            return stream
        }
        var letGo: (@Sendable () -> Void)?
        if revision.hasPolling { letGo = { exchange.stream()?.letGo() } }
        // A client that disconnects may reconnect for the response, so the work continues without it.
        let task = Task.immediate(executorPreference: ConnectionExecutor.current) { [letGo] in
            let reply = await session.session.reply(
                to: incoming, from: caller.source, outlet: exchange, letGo: letGo)
            let isWanted = running.end(incoming.id)
            exchange.finish(isWanted ? reply : nil)
            session.countResponse(-1)
        }
        running.onCancel(incoming.id) { task.cancel() }
        return try await response(exchange, revision) { stream in
            self.stream(stream, to: caller, in: session)
        } onCancel: {
            task.cancel()
        }
    }

    /// Opens the stream of a session, or resumes one that the client has lost.
    func get(_ caller: Caller) throws(MCPError) -> Response {
        guard !caller.headers.isStateless else { throw .wrongHTTPMethod(allowed: "POST") }
        let session = try session(of: caller)
        guard caller.headers.acceptsEvents else { throw .notAcceptable }
        var (stream, number) = (session.standing, 0)
        if let last = caller.headers.lastEventID {
            guard let known = session.stream(lastEventID: last) else { throw .unknownEvent }
            (stream, number) = known
        }
        guard streams.acquire() else { throw .tooManyStreams(limit: streams.limit) }
        return self.stream(
            stream, after: number, to: caller, in: session, until: caller.token?.expiry,
            onEnd: streams.release)
    }

    func delete(_ caller: Caller) throws(MCPError) -> Response {
        guard !caller.headers.isStateless else { throw .wrongHTTPMethod(allowed: "POST") }
        sessions.end(try session(of: caller))
        return Response(status: .noContent)
    }
}
