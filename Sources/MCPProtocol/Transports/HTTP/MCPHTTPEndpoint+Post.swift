import HTTPTypes
import Hummingbird
import NIOCore
import _Executors
import _JSON
import _Time

/// Messages from clients.
extension MCPHTTPEndpoint {
    func post(_ request: Request, _ caller: Caller) async throws -> Response {
        guard caller.headers.isJSON else { throw MCPError.notJSON }
        guard caller.headers.acceptsJSON, caller.headers.acceptsEvents else {
            throw MCPError.notAcceptable
        }
        let body = try await collectBody(of: request)
        let message: IncomingMessage
        do throws(UnreadableMessage) {
            message = try IncomingMessage(parsing: Array(body.readableBytesView))
        } catch {
            throw Refused(id: error.id, error: error.error)
        }
        switch message {
        case .request(let incoming):
            do {
                return try await respond(to: incoming, caller)
            } catch let error as MCPError {
                throw Refused(id: incoming.id, error: error)
            }
        case .notification(let notification):
            // Stateless revisions have no notifications from clients.
            guard !caller.headers.isStateless else { return Response(status: .accepted) }
            try session(of: caller).session.receive(notification)
            return Response(status: .accepted)
        case .response(let response):
            guard !caller.headers.isStateless else { throw MCPError.unexpectedResponse }
            try session(of: caller).session.questions.receive(response)
            return Response(status: .accepted)
        }
    }

    private func collectBody(of request: Request) async throws -> ByteBuffer {
        let limit = server.configuration.maximumMessageBytes
        do {
            return try await request.body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw MCPError.tooLarge(limit: limit)
        }
    }

    private func respond(
        to incoming: IncomingRequest, _ caller: Caller
    ) async throws -> Response {
        try check(caller, incoming)
        if RequestMetadata.version(in: incoming.parameters.meta) != nil {
            return try await respondStatelessly(to: incoming, caller)
        }
        guard !caller.headers.isStateless, incoming.method != Method.discover.rawValue else {
            throw MCPError.missingMeta(RequestMetadata.versionName)
        }
        if incoming.method == Method.initialize.rawValue,
            caller.headers.sessionID == nil
        {
            return try begin(incoming, caller)
        }
        let session = try session(of: caller)
        return try await respond(to: incoming, caller, in: session)
    }

    private func respondStatelessly(
        to incoming: IncomingRequest, _ caller: Caller
    ) async throws -> Response {
        let headers = caller.headers
        let exchange = HTTPExchange()
        let call = calls.add(exchange)
        if call == nil { exchange.cancel() }
        // Immediate, so that work without waiting needs no other thread.
        exchange.begin(
            Task.immediate(executorPreference: ConnectionExecutor.current) {
                let reply = await server.statelessReply(
                    to: incoming, from: caller.source, outlet: exchange,
                    confirm: headers.confirm(version:)
                ) { try await confirm(headers, incoming, $0) }
                exchange.finish(reply)
                if let call { calls.remove(call) }
            })
        return try await response(exchange, .july2026) { stream in
            self.stream(
                stream, to: caller,
                until: incoming.method == Method.listen.rawValue ? caller.token?.expiry : nil,
                onLeave: { exchange.cancel() })
        } onCancel: {
            exchange.cancel()
        }
    }

    private func confirm(
        _ headers: RequestHeaders, _ incoming: IncomingRequest, _ context: RequestContext
    ) async throws {
        try headers.confirm(method: incoming.method)
        try headers.confirm(nameIn: incoming.parameters, of: incoming.method)
        guard incoming.method == Method.callTool.rawValue, server.capabilities.tools != nil,
            let tool = incoming.parameters["name"]?.string
        else { return }
        let parameters = try await server.headerParameters.parameters(
            of: tool, for: context.principal
        ) { try await server.service.tools(context).elements }
        let arguments = incoming.parameters["arguments"]?.object ?? [:]
        try headers.confirm(parameters, in: arguments)
    }

    /// Returns the response, once it is known how it begins.
    func response(
        _ exchange: HTTPExchange, _ revision: Revision,
        stream: (MessageStream) -> Response, onCancel: @escaping @Sendable () -> Void
    ) async throws -> Response {
        let opening =
            if let opening = try exchange.opening.valueIfComplete() { opening } else {
                try await wait(for: exchange, onCancel: onCancel)
            }
        switch opening {
        case .reply(let reply?):
            var response = json(reply.message, status: reply.error?.status(revision) ?? .ok)
            if let seconds = reply.error?.retryAfter {
                response.headers[.retryAfter] = "\(seconds)"
            }
            return response
        // The request was cancelled.
        case .reply(nil): return Response(status: .accepted)
        case .stream(let events): return stream(events)
        }
    }
}

extension MCPHTTPEndpoint {
    /// Waits for the response, but no longer than a client may be left without one.
    private func wait(
        for exchange: HTTPExchange, onCancel: @escaping @Sendable () -> Void
    ) async throws -> HTTPExchange.Opening {
        let deadline = server.deadlines.schedule(after: configuration.streamingDelay) {
            exchange.stream()
        }
        defer { server.deadlines.cancel(deadline) }
        return try await withTaskCancellationHandler {
            try await exchange.opening.value()
        } onCancel: {
            onCancel()
        }
    }
}
