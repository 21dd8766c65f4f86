import _JSON

/// Input in the older revisions: the client receives requests of ours while its request is being
/// answered. The service doesn't see a difference.
extension Session {
    /// Calls a tool; a question that the client refuses to answer is a failure for the model.
    func callTool(
        _ parameters: Parameters, _ context: RequestContext, _ outlet: any Outlet
    ) async throws -> CallResult {
        do {
            return try await value(parameters, context, outlet, server.callTool)
        } catch let error as Unanswered {
            return .failure(error.description)
        } catch MCPError.missingCapability(let capabilities) {
            return .failure(MCPError.missingCapability(capabilities).description)
        }
    }

    /// Returns the value of a request, and asks the client the service's questions.
    func value<Value>(
        _ parameters: Parameters, _ context: RequestContext, _ outlet: any Outlet,
        _ step: MCPServer.Step<Value>
    ) async throws -> Value {
        try await server.value(
            of: try await step(parameters, nil, context), context,
            ask: { try await ask($0, context, outlet) },
            again: { try await step(parameters, $0, context) })
    }

    private func ask(
        _ required: RequiredInput, _ context: RequestContext, _ outlet: any Outlet
    ) async throws -> [String: InputResponse] {
        let missing = required.missingCapabilities(of: context.clientCapabilities)
        guard missing == ClientCapabilities() else { throw MCPError.missingCapability(missing) }
        try sendAway(required, context)
        var responses: [String: InputResponse] = [:]
        // In sequence, because a person can answer one form at a time.
        for (key, request) in required.requests {
            responses[key] = try await ask(request, context.revision, outlet)
        }
        return responses
    }

    /// Ends a request that needs only visits of addresses and has no state: the client repeats it
    /// after the visits.
    private func sendAway(_ required: RequiredInput, _ context: RequestContext) throws {
        guard context.revision.hasVisitError, required.state.isEmpty, !required.requests.isEmpty
        else { return }
        var visits: [MCPError.URLVisit] = []
        for (_, request) in required.requests {
            guard case .url(let message, let url) = request else { return }
            visits.append(.init(id: RandomName.make(), message: message, url: url))
        }
        throw MCPError.visitRequired(visits)
    }

    private func ask(
        _ request: InputRequest, _ revision: Revision, _ outlet: any Outlet
    ) async throws -> InputResponse {
        let result = try await questions.ask(request.method, through: outlet) { writer in
            writer.inputParameters(request, revision, visit: RandomName.make())
        }
        switch (request, result.flatMap(InputResponse.init)) {
        case (.form(let form), .elicitation(.accept(let content))?):
            return .elicitation(.accept(form.normalized(content, revision)))
        case (.form, .elicitation(let result)?), (.url, .elicitation(let result)?):
            return .elicitation(result)
        case (.sampling, .sampling(let result)?): return .sampling(result)
        case (.roots, .roots(let roots)?): return .roots(roots)
        // A client that fails to ask counts as a person who cancels.
        case (.form, _), (.url, _): return .elicitation(.cancel)
        case (.sampling, _), (.roots, _): throw Unanswered.refused(method: request.method)
        }
    }
}

extension Unanswered: CustomStringConvertible {
    var description: String {
        switch self {
        case .late: "Nobody answered in time. Call the tool again when somebody can."
        case .refused(let method): "The client did not answer \(method) in a usable way."
        }
    }
}
