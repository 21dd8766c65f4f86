import _JSON

/// Input over several requests: a result asks, and the next request brings the answers and a sealed
/// state.
extension MCPServer {
    typealias Step<Value: Sendable> =
        (Parameters, ReceivedInput?, RequestContext) async throws -> Turn<Value>

    /// Takes one turn of a request that may ask for input.
    func turn<Value>(
        _ method: Method, _ parameters: Parameters, _ context: RequestContext,
        _ step: Step<Value>, body: (Value, ReceivedInput?) -> ResultBody
    ) async throws -> ResultBody {
        let input = try receivedInput(method, parameters, context)
        switch try await step(parameters, input, context) {
        case .outcome(.complete(let value)): return body(value, input)
        case .outcome(.inputRequired(let required)):
            return try await ask(required, method, parameters, context)
        case .answered(let body): return body
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
        // A result must bring at least one of the two.
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
    /// Reads the answers that can be read; the others count as not given.
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
        for (_, request) in requests where !request.isSupported(by: client) {
            let required = request.requiredCapability
            missing.canElicitForms = missing.canElicitForms || required.canElicitForms
            missing.canElicitURLs = missing.canElicitURLs || required.canElicitURLs
            missing.canSample = missing.canSample || required.canSample
            missing.canListRoots = missing.canListRoots || required.canListRoots
        }
        return missing
    }
}

extension ClientCapabilities {
    static let tasks = ClientCapabilities(extensions: [ExtensionName.tasks: [:]])
}
