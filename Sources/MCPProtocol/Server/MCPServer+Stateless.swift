import NIOCore
import _JSON

/// Requests of the stateless revisions: each contains all of its context.
extension MCPServer {
    /// Returns the reply to a request of a stateless revision; `confirm` compares its version with
    /// the one that the transport received, and `check` the rest, once the version is known.
    ///
    /// Returns `nil` if the request was cancelled: then nothing may be sent. Work that continues
    /// may still send to the outlet, which must ignore messages after the response.
    func statelessReply(
        to request: IncomingRequest, from source: RequestSource, outlet: any Outlet,
        confirm: (_ version: String) throws(MCPError) -> Void = { _ in },
        check: (RequestContext) async throws -> Void = { _ in }
    ) async -> Reply? {
        await measuring(request.method) {
            await unmeasuredReply(
                to: request, from: source, outlet: outlet, confirm: confirm, check: check)
        }
    }

    private func unmeasuredReply(
        to request: IncomingRequest, from source: RequestSource, outlet: any Outlet,
        confirm: (_ version: String) throws(MCPError) -> Void,
        check: (RequestContext) async throws -> Void
    ) async -> Reply? {
        do {
            let meta = request.parameters.meta
            let metadata = try RequestMetadata(meta, confirm: confirm)
            let context = context(metadata, meta, source, outlet)
            try await check(context)
            guard let method = Method(rawValue: request.method),
                method.isServed(metadata.revision, capabilities)
            else { throw MCPError.unknownMethod(request.method) }
            let result = try await result(of: method, request, context, source, outlet)
            return Reply(message: message(request.id, result))
        } catch {
            return errorReply(error, to: request.id, method: request.method, .july2026)
        }
    }

    private func context(
        _ metadata: RequestMetadata, _ meta: JSONObject, _ source: RequestSource,
        _ outlet: any Outlet
    ) -> RequestContext {
        var report = RequestContext.Report()
        if let token = meta["progressToken"], RequestID(token) != nil {
            report.progress = ProgressReporter(token: token, outlet: outlet).report
        }
        if let level = metadata.logLevel, capabilities.hasLogging {
            report.log = { outlet.send(Message.log($0)) }
            report.logLevel = level
        }
        return RequestContext(
            revision: metadata.revision, client: metadata.client,
            clientCapabilities: metadata.capabilities, principal: source.principal,
            user: source.user,
            acceptLanguage: source.acceptLanguage, transport: source.transport, meta: meta,
            report: report)
    }

    private func result(
        of method: Method, _ request: IncomingRequest, _ context: RequestContext,
        _ source: RequestSource, _ outlet: any Outlet
    ) async throws -> ResultBody {
        let parameters = request.parameters
        switch method {
        case .discover: return discovery(context.revision)
        case .listen:
            return try await listen(request, context, outlet, places: source.streams)
        case .callTool:
            return try await result(of: method, parameters, context, callTool) { work in
                try await runAsTask(work, context)
            } body: { result, _ in
                ResultBody(result, context.revision)
            }
        case .readResource:
            return try await result(of: method, parameters, context, readResource) {
                reading, input in
                ResultBody(reading, context.revision, isCacheable: input == nil)
            }
        case .getPrompt:
            return try await result(of: method, parameters, context, prompt) { result, _ in
                ResultBody(result, context.revision)
            }
        case .getTask, .updateTask, .cancelTask:
            return try taskResult(method, parameters, context)
        default:
            guard let list = try await listResult(method, parameters, context) else {
                throw MCPError.unknownMethod(method.rawValue)
            }
            return list
        }
    }

    private func discovery(_ revision: Revision) -> ResultBody {
        ResultBody { [service, capabilities, configuration] writer in
            writer.name("supportedVersions")
            writer.array(Revision.names) { $0.string($1) }
            writer.name("capabilities")
            writer.capabilities(capabilities, revision)
            writer.optional("instructions", service.instructions)
            writer.caching(Caching(lifetime: configuration.discoverLifetime, scope: .public))
        }
    }

    /// Returns the response with the members that all responses of stateless revisions have.
    private func message(_ id: RequestID, _ body: ResultBody) -> ByteBuffer {
        Message.result(id) { writer in
            writer.member("resultType", body.type)
            body.write(&writer)
            writer.name("_meta")
            writer.object { writer in
                writer.raw(signature)
                writer.members(body.meta)
            }
        }
    }
}
