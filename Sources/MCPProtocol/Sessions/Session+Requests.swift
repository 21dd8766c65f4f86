import NIOCore
import Synchronization
import _JSON

extension Session {
    /// Returns the reply to a request that needs no work; `nil` for other requests.
    ///
    /// A client may send messages right after `initialize`, and the session must have begun by then.
    func immediateReply(to request: IncomingRequest) -> Reply? {
        do {
            switch request.method {
            case Method.initialize.rawValue:
                return Reply(request.id, try initialize(request.parameters))
            case Method.ping.rawValue: return Reply(request.id, ResultBody())
            default: return nil
            }
        } catch {
            return server.errorReply(
                error, to: request.id, method: request.method, .newestWithSessions)
        }
    }

    /// Returns the reply to a request; `nil` if it was cancelled, because then nothing may be sent.
    ///
    /// Work that continues may still send to the outlet, which must ignore messages after the
    /// response.
    func reply(
        to request: IncomingRequest, from source: RequestSource, outlet: any Outlet,
        letGo: (@Sendable () -> Void)? = nil
    ) async -> Reply? {
        if let reply = immediateReply(to: request) { return reply }
        return await server.measuring(request.method) {
            do {
                return Reply(request.id, try await result(of: request, source, outlet, letGo))
            } catch {
                let revision = revision ?? .newestWithSessions
                return server.errorReply(error, to: request.id, method: request.method, revision)
            }
        }
    }

    private func result(
        of request: IncomingRequest, _ source: RequestSource, _ outlet: any Outlet,
        _ letGo: (@Sendable () -> Void)?
    ) async throws -> ResultBody {
        let parameters = request.parameters
        guard let revision else { throw MCPError.notInitialized }
        guard let method = Method(rawValue: request.method),
            method.isServed(revision, server.capabilities)
        else { throw MCPError.unknownMethod(request.method) }
        let context = context(revision, parameters.meta, source, outlet, letGo)
        switch method {
        case .setLevel: return try setLevel(parameters)
        case .subscribe, .unsubscribe: return try subscribe(method, parameters)
        case .callTool:
            return ResultBody(try await callTool(parameters, context, outlet), revision)
        case .readResource:
            let reading = try await value(
                parameters, context, outlet, server.readResource)
            return ResultBody(reading, revision)
        case .getPrompt:
            return ResultBody(
                try await value(parameters, context, outlet, server.prompt), revision)
        default:
            guard let list = try await server.listResult(method, parameters, context) else {
                throw MCPError.unknownMethod(method.rawValue)
            }
            return list
        }
    }

    private func context(
        _ revision: Revision, _ meta: JSONObject, _ source: RequestSource, _ outlet: any Outlet,
        _ letGo: (@Sendable () -> Void)?
    ) -> RequestContext {
        var report = RequestContext.Report(letGo: letGo)
        if let token = meta["progressToken"], RequestID(token) != nil {
            report.progress = ProgressReporter(token: token, outlet: outlet).report
        }
        let (client, capabilities, level) = state.withLock {
            ($0.client, $0.capabilities, $0.logLevel)
        }
        if server.capabilities.hasLogging {
            report.log = { outlet.send(Message.log($0)) }
            report.logLevel = level
        }
        return RequestContext(
            revision: revision, client: client, clientCapabilities: capabilities,
            principal: source.principal, user: source.user, acceptLanguage: source.acceptLanguage,
            transport: source.transport, meta: meta, report: report)
    }

    // MARK: - The session itself

    private func initialize(_ parameters: Parameters) throws -> ResultBody {
        let requested = try parameters.string("protocolVersion")
        let known = Revision(rawValue: requested).flatMap { $0.isStateless ? nil : $0 }
        let revision = known ?? .newestWithSessions
        let capabilities = try parameters.optionalObject("capabilities") ?? [:]
        let client = try parameters.optionalObject("clientInfo") ?? [:]
        let isFirst = state.withLock { state in
            guard state.revision == nil else { return false }
            state.revision = revision
            state.capabilities = ClientCapabilities(capabilities, revision)
            state.client = Implementation(client)
            return true
        }
        guard isFirst else { throw MCPError.alreadyInitialized }
        let (service, offered) = (server.service, server.capabilities)
        return ResultBody { writer in
            writer.member("protocolVersion", revision.rawValue)
            writer.name("capabilities")
            writer.capabilities(offered, revision)
            writer.name("serverInfo")
            writer.implementation(service.info, revision)
            writer.optional("instructions", service.instructions)
        }
    }

    private func setLevel(_ parameters: Parameters) throws -> ResultBody {
        guard let level = LogLevel(rawValue: try parameters.string("level")) else {
            throw MCPError.invalidParameter("level", expected: LogLevel.choices)
        }
        state.withLock { $0.logLevel = level }
        return ResultBody()
    }

    private func subscribe(_ method: Method, _ parameters: Parameters) throws -> ResultBody {
        let uri = try parameters.string("uri")
        let limit = server.configuration.maximumSubscriptions
        let hasPlace = state.withLock { state in
            guard method == .subscribe else {
                state.subscriptions.remove(uri)
                return true
            }
            guard state.subscriptions.count < limit else { return false }
            state.subscriptions.insert(uri)
            return true
        }
        guard hasPlace else { throw MCPError.tooManySubscriptions(limit: limit) }
        return ResultBody()
    }
}

extension Reply {
    /// Creates the response with a result, in the form of the older revisions.
    fileprivate init(_ id: RequestID, _ body: ResultBody) {
        self.init(
            message: Message.result(id) { writer in
                body.write(&writer)
                writer.meta(body.meta)
            })
    }
}
