extension MCPServer {
    /// Goes on with a request until nothing more is asked.
    func converse<Value>(
        _ first: RequestOutcome<Value>,
        ask: (RequiredInput) async throws -> [String: InputResponse],
        again: (ReceivedInput) async throws -> RequestOutcome<Value>
    ) async throws -> Value {
        var outcome = first
        while true {
            switch outcome {
            case .complete(let value): return value
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
