import _JSON

/// The requests that may ask for input, in every revision.
extension MCPServer {
    typealias Step<Value: Sendable> =
        (Parameters, ReceivedInput?, RequestContext) async throws -> RequestOutcome<Value>

    func callTool(
        _ parameters: Parameters, _ input: ReceivedInput?, _ context: RequestContext
    ) async throws -> ToolOutcome {
        let call = ToolCall(
            name: try parameters.string("name"),
            arguments: try parameters.optionalObject("arguments") ?? [:], input: input)
        return try await service.callTool(call, context)
    }

    func readResource(
        _ parameters: Parameters, _ input: ReceivedInput?, _ context: RequestContext
    ) async throws -> RequestOutcome<ResourceReading> {
        let uri = try parameters.string("uri")
        var outcome = try await service.readResource(
            ResourceRead(uri: uri, input: input), context)
        while case .longRunning(let work) = outcome {
            outcome = try await work.performWithoutTask(context)
        }
        // A missing resource is an error, never an empty resource.
        if case .complete(let reading) = outcome, reading.contents.isEmpty {
            throw MCPError.unknownResource(uri: uri)
        }
        return outcome
    }

    func prompt(
        _ parameters: Parameters, _ input: ReceivedInput?, _ context: RequestContext
    ) async throws -> RequestOutcome<PromptResult> {
        let request = PromptRequest(
            name: try parameters.string("name"),
            arguments: try parameters.optionalStrings("arguments"), input: input)
        return try await service.prompt(request, context)
    }

    /// Returns the value of a request, and asks the client the service's questions meanwhile.
    func value<Value>(
        of first: RequestOutcome<Value>, _ context: RequestContext,
        ask: (RequiredInput) async throws -> [String: InputResponse],
        again: (ReceivedInput) async throws -> RequestOutcome<Value>
    ) async throws -> Value {
        var outcome = first
        while true {
            switch outcome {
            case .complete(let value): return value
            case .longRunning(let work): outcome = try await work.performWithoutTask(context)
            case .inputRequired(let required):
                let responses: [String: InputResponse]
                do {
                    responses = try await ask(required)
                } catch {
                    await service.abandon(required.state)
                    throw error
                }
                outcome = try await again(
                    ReceivedInput(responses: responses, state: required.state))
            }
        }
    }
}

extension LongWork {
    /// Does the work while the client waits for the response.
    func performWithoutTask(_ context: RequestContext) async throws -> RequestOutcome<Value> {
        guard !requiresTask else { throw MCPError.missingCapability(.tasks) }
        return try await perform(context, nil)
    }
}

/// Input over several requests of a stateless revision: a result contains the questions, and the
/// next request contains the answers and a sealed state.
extension MCPServer {
    /// Returns the result of one of these requests; `task` returns the result of long work that
    /// becomes a task.
    func result<Value>(
        of method: Method, _ parameters: Parameters, _ context: RequestContext,
        _ step: Step<Value>, task: (LongWork<Value>) async throws -> ResultBody? = { _ in nil },
        body: (Value, ReceivedInput?) -> ResultBody
    ) async throws -> ResultBody {
        let input = try receivedInput(method, parameters, context)
        var outcome = try await step(parameters, input, context)
        while true {
            switch outcome {
            case .complete(let value): return body(value, input)
            case .inputRequired(let required):
                return try await ask(required, method, parameters, context)
            case .longRunning(let work):
                if let result = try await task(work) { return result }
                outcome = try await work.performWithoutTask(context)
            }
        }
    }

    private func receivedInput(
        _ method: Method, _ parameters: Parameters, _ context: RequestContext
    ) throws -> ReceivedInput? {
        var state: [UInt8] = []
        if let sealed = parameters["requestState"] {
            guard let sealed = sealed.string else { throw MCPError.invalidState(.unreadable) }
            state = try sealer.open(sealed, for: binding(method, parameters, context))
        }
        let responses = parameters["inputResponses"]
        guard parameters["requestState"] != nil || responses != nil else { return nil }
        return ReceivedInput(responses: InputResponse.read(responses?.object ?? [:]), state: state)
    }

    private func ask(
        _ required: RequiredInput, _ method: Method, _ parameters: Parameters,
        _ context: RequestContext
    ) async throws -> ResultBody {
        let missing = required.missingCapabilities(of: context.clientCapabilities)
        guard missing == ClientCapabilities() else {
            await service.abandon(required.state)
            throw MCPError.missingCapability(missing)
        }
        // A result must contain at least one of the two.
        let hasState = !required.state.isEmpty || required.requests.isEmpty
        let sealed =
            hasState
            ? sealer.seal(required.state, for: binding(method, parameters, context)) : nil
        return ResultBody(type: "input_required") { writer in
            if !required.requests.isEmpty {
                writer.inputRequests(required.requests, context.revision)
            }
            writer.optional("requestState", sealed)
        }
    }

    private func binding(
        _ method: Method, _ parameters: Parameters, _ context: RequestContext
    ) -> StateSealer.Binding {
        StateSealer.Binding(
            principal: context.principal, method: method.rawValue,
            parameters: RequestDigest(parameters))
    }
}

extension InputResponse {
    /// Reads the valid responses; invalid ones count as missing.
    static func read(_ members: JSONObject) -> [String: InputResponse] {
        var responses: [String: InputResponse] = [:]
        for member in members { responses[member.name] = InputResponse(member.value) }
        return responses
    }
}

extension RequiredInput {
    /// Returns the capabilities that the questions need and the client lacks.
    func missingCapabilities(of client: ClientCapabilities) -> ClientCapabilities {
        var missing = ClientCapabilities()
        for (_, request) in requests {
            switch request {
            case .form: missing.canElicitForms = !client.canElicitForms
            case .url: missing.canElicitURLs = !client.canElicitURLs
            case .sampling: missing.canSample = !client.canSample
            case .roots: missing.canListRoots = !client.canListRoots
            }
        }
        return missing
    }
}

extension ClientCapabilities {
    static let tasks = ClientCapabilities(extensions: [ExtensionName.tasks: [:]])
}
