import HTTPTypes
package import Hummingbird
import Logging
package import NIOCore
import _JSON
import _OriginGuard
import _Telemetry

/// A server's endpoint for Streamable HTTP, for stateless and older revisions.
///
/// Any HTTP server can route the requests for a path to it:
///
///     let endpoint = MCPHTTPEndpoint(server: server)
///     endpoint.addRoutes(to: router)
///
/// `close` ends the sessions and streams when that server stops.
package struct MCPHTTPEndpoint: Sendable {
    let server: MCPServer
    let configuration: MCPHTTPConfiguration
    let sessions: HTTPSessionStore
    let originGuard: OriginGuard
    let bearer: BearerCheck?
    let requests: ConcurrencyLimit
    /// The places for streams without a natural end, in all revisions.
    let streams: ConcurrencyLimit
    /// The unanswered stateless calls, which must not prevent a server from stopping.
    let calls = Registry<HTTPExchange>()

    package init(
        server: MCPServer, configuration: MCPHTTPConfiguration = MCPHTTPConfiguration()
    ) {
        self.server = server
        self.configuration = configuration
        sessions = HTTPSessionStore(server: server, configuration: configuration)
        originGuard = OriginGuard(
            hosts: configuration.allowedHosts, origins: configuration.allowedOrigins)
        bearer = configuration.authorization.map { authorization in
            BearerCheck(
                authorization: authorization, now: server.configuration.time.date,
                logger: server.logger)
        }
        requests = ConcurrencyLimit(configuration.maximumConcurrentRequests)
        streams = ConcurrencyLimit(configuration.maximumStreams)
    }

    /// Adds routes for all methods at a path, and for the metadata that names the authorization
    /// servers if clients need tokens.
    ///
    /// With `channel`, which returns the connection of a request, the endpoint notices at once when
    /// a client leaves a stream, otherwise with the next event for it, and disconnects clients that
    /// don't read. `person` returns the sender of a request, if the surrounding server knows them; such a
    /// request needs no token.
    package func addRoutes<Context>(
        to router: some RouterMethods<Context>, path: String = "/mcp",
        channel: @escaping @Sendable (Context) -> (any Channel)? = { _ in nil },
        person: @escaping @Sendable (Context) -> AuthenticatedUser? = { _ in nil }
    ) {
        let methods: [HTTPRequest.Method] = [.get, .post, .delete, .put, .patch, .head, .options]
        for method in methods {
            router.on(RouterPath(path), method: method) { request, context in
                await respond(to: request, on: channel(context), from: person(context))
            }
        }
        guard let bearer else { return }
        for path in Set([bearer.metadataPath, BearerCheck.metadataRoot]) {
            router.on(RouterPath(path), method: .get) { _, _ in
                Response(
                    status: .ok, headers: [.contentType: "application/json"],
                    body: ResponseBody(byteBuffer: bearer.metadata))
            }
        }
    }

    /// Ends all sessions and streams.
    package func close() {
        sessions.endAll()
        for call in calls.close() { call.cancel() }
        server.close()
    }

    /// Answers a request for the endpoint's path; `channel` is its connection, and `person` the
    /// sender that the surrounding server knows.
    package func respond(
        to request: Request, on channel: (any Channel)? = nil, from person: AuthenticatedUser? = nil
    ) async -> Response {
        await Telemetry.continuing(
            .carried(by: { [headers = request.headers] name in
                HTTPField.Name(name).flatMap { headers[$0] }
            })
        ) {
            await guarded { try await dispatch(request, channel, person) }
        }
    }

    /// Answers a request that isn't a message, for clients whose token suffices for a method.
    ///
    /// It is checked like a message; `answer` receives its sender, with what is known of them.
    package func respond(
        to request: Request, from person: AuthenticatedUser? = nil, allowedAs method: Method,
        _ answer: (Principal, AuthenticatedUser?) async throws -> Response
    ) async -> Response {
        await guarded {
            let caller = try await caller(of: request, nil, person)
            try check(caller, method.rawValue, name: nil)
            return try await answer(caller.source.principal, caller.source.user)
        }
    }

    private func guarded(_ answer: () async throws -> Response) async -> Response {
        guard requests.acquire() else {
            return refuse(.tooManyRequests(limit: configuration.maximumConcurrentRequests))
        }
        defer { requests.release() }
        do {
            return try await answer()
        } catch let error as Refused {
            return refuse(error.error, id: error.id)
        } catch let error as MCPError {
            return refuse(error)
        } catch is CancellationError {
            return Response(status: .serviceUnavailable)
        } catch {
            server.logger.debug("A request broke off", metadata: ["error": "\(error)"])
            return Response(status: .badRequest)
        }
    }

    private func dispatch(
        _ request: Request, _ channel: (any Channel)?, _ person: AuthenticatedUser?
    ) async throws -> Response {
        let caller = try await caller(of: request, channel, person)
        switch request.method {
        case .post: return try await post(request, caller)
        case .get: return try get(caller)
        case .delete: return try delete(caller)
        default: throw MCPError.wrongHTTPMethod(allowed: "POST, GET, DELETE")
        }
    }

    /// Returns the sender of a request; throws if the request must not be answered.
    private func caller(
        of request: Request, _ channel: (any Channel)?, _ person: AuthenticatedUser?
    ) async throws -> Caller {
        let headers = RequestHeaders(request.headers)
        let refusal = originGuard.refusal(
            host: request.head.authority, origin: headers.origin)
        if let refusal { throw MCPError(refusal) }
        var token: VerifiedToken?
        if let bearer, person == nil {
            do throws(MCPError.TokenFault) {
                token = try await bearer.token(in: headers.authorization)
            } catch {
                throw MCPError.unauthorized(error)
            }
        }
        return Caller(
            token: token,
            source: RequestSource(
                principal: (token?.subject ?? person?.subject).map(Principal.subject) ?? .local,
                // A token says who its bearer is.
                user: token.map(\.user) ?? person,
                acceptLanguage: headers.acceptLanguage,
                transport: .http(
                    EndpointAddress(
                        isSecure: configuration.isSecure, authority: request.head.authority ?? "",
                        target: request.head.path ?? "")),
                streams: streams),
            headers: headers, channel: channel)
    }

    /// The sender of a request, as far as the endpoint knows them.
    struct Caller: Sendable {
        var token: VerifiedToken?
        var source: RequestSource
        var headers: RequestHeaders
        /// The connection, if it is known.
        var channel: (any Channel)?
    }

    /// The error for a request whose id is known.
    struct Refused: Error {
        var id: RequestID?
        var error: MCPError
    }

    func check(_ caller: Caller, _ request: IncomingRequest) throws(MCPError) {
        guard bearer != nil else { return }
        let name = Method(rawValue: request.method)?.nameParameter
            .flatMap { request.parameters[$0]?.string }
        try check(caller, request.method, name: name)
    }

    func check(_ caller: Caller, _ method: String?, name: String?) throws(MCPError) {
        guard let bearer, let token = caller.token else { return }
        do {
            try bearer.check(token, method, name)
        } catch {
            throw .unauthorized(error)
        }
    }

    // MARK: - Responses

    /// Returns a response with an error, before anything was dispatched.
    func refuse(_ error: MCPError, id: RequestID? = nil) -> Response {
        var response = json(Message.error(id, error, .july2026), status: error.status(.july2026))
        switch error {
        case .unauthorized(.unverified): break
        case .unauthorized(let fault):
            response.headers[.wwwAuthenticate] = bearer?.challenge(fault)
        case .wrongHTTPMethod(let allowed): response.headers[.allow] = allowed
        // Unread bytes of the message would be taken for the next one.
        case .tooLarge: response.headers[.connection] = "close"
        default: break
        }
        if let seconds = error.retryAfter { response.headers[.retryAfter] = "\(seconds)" }
        return response
    }

    func json(_ message: ByteBuffer, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: message))
    }
}
