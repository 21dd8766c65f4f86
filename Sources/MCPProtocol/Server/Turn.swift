import _JSON

/// How a request that may ask for input goes on, whatever its method.
enum Turn<Value: Sendable>: Sendable {
    case outcome(RequestOutcome<Value>)
    /// The answer is something else than the value: a task.
    case answered(ResultBody)
}

extension MCPServer {
    /// Calls a tool; the work may come back as a task where the client can follow one.
    func callTool(
        _ parameters: Parameters, _ input: ReceivedInput?, _ context: RequestContext
    ) async throws -> Turn<CallResult> {
        let call = ToolCall(
            name: try parameters.string("name"),
            arguments: try parameters.optionalObject("arguments") ?? [:], input: input)
        let outcome = try await service.callTool(call, context)
        if case .longRunning(let work) = outcome, context.revision.isStateless,
            context.clientCapabilities.canFollowTasks
        {
            // The place is kept from the beginning: one that is gone when the work has begun would leave
            // no answer but an error.
            if tasks.reserve() { return .answered(try await run(work, context)) }
            if work.requiresTask {
                throw MCPError.tooManyTasks(limit: configuration.maximumTasks)
            }
        }
        return .outcome(try await outcome.settled(context))
    }

    func readResource(
        _ parameters: Parameters, _ input: ReceivedInput?, _ context: RequestContext
    ) async throws -> Turn<ResourceReading> {
        let uri = try parameters.string("uri")
        let outcome = try await service.readResource(
            ResourceRead(uri: uri, input: input), context)
        // A resource that isn't there is an error, never an empty one.
        if case .complete(let reading) = outcome, reading.contents.isEmpty {
            throw MCPError.unknownResource(uri: uri)
        }
        return .outcome(outcome)
    }

    func prompt(
        _ parameters: Parameters, _ input: ReceivedInput?, _ context: RequestContext
    ) async throws -> Turn<PromptResult> {
        let request = PromptRequest(
            name: try parameters.string("name"),
            arguments: try parameters.optionalStrings("arguments"), input: input)
        return .outcome(try await service.prompt(request, context))
    }
}

extension ToolOutcome {
    /// The outcome after long work is done, for clients that wait for it.
    func settled(_ context: RequestContext) async throws -> RequestOutcome<CallResult> {
        var outcome = self
        while true {
            switch outcome {
            case .complete(let result): return .complete(result)
            case .inputRequired(let input): return .inputRequired(input)
            case .longRunning(let work):
                guard !work.requiresTask else { throw MCPError.missingCapability(.tasks) }
                outcome = try await work.perform(context, nil)
            }
        }
    }
}

extension ResultBody {
    init(_ result: CallResult, _ revision: Revision) {
        self.init(meta: result.meta) { $0.callResult(result, revision) }
    }

    init(_ result: PromptResult, _ revision: Revision) {
        self.init { $0.promptResult(result, revision) }
    }

    init(_ reading: ResourceReading, _ revision: Revision, isCacheable: Bool = true) {
        self.init { writer in
            writer.name("contents")
            writer.array(reading.contents) { $0.contents($1) }
            // What was read with the help of answers is for this client only, and for now.
            if revision.isStateless { writer.caching(isCacheable ? reading.caching : .none) }
        }
    }
}
