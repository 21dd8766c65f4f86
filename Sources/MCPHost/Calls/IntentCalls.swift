import AppIntentsMetadata
import IntentSystem
import Logging
import MCPProtocol

/// Calls of intents: with a card if the client shows cards, otherwise without a session.
struct IntentCalls: Sendable {
    let questions: OpenQuestions
    let runs: RunCalls
    let cardSessions: CardSessionCalls

    /// Performs an intent, or continues a call that asked a question.
    func call(_ call: ToolCall, _ context: CallContext) async throws -> ToolOutcome {
        let arguments = ToolArguments(
            call.arguments, for: context.tool,
            files: FileResources(system: runs.system, for: context.request))
        guard arguments.mistakes.isEmpty else {
            let mistakes = arguments.mistakes.joined(separator: "\n")
            return .complete(
                .failure("“\(context.tool.intent.title)” was not performed.\n\(mistakes)"))
        }
        // Only long work becomes a task, and whether it is long shows only after a while.
        guard context.request.clientCapabilities.canFollowTasks else {
            return try await advance(arguments, call.input, context)
        }
        return .longRunning(
            LongWork { request, input in
                try await advance(
                    arguments, input ?? call.input,
                    CallContext(tool: context.tool, catalog: context.catalog, request: request))
            })
    }

    /// Closes the call of a question whose client has disconnected.
    func abandon(_ state: [UInt8]) async {
        guard let (handle, _) = questions.read(state) else { return }
        await questions.take(handle, of: nil)?.close()
    }

    private func advance(
        _ arguments: ToolArguments, _ input: ReceivedInput?, _ context: CallContext
    ) async throws -> ToolOutcome {
        guard let input else {
            return context.showsCard
                ? try await cardSessions.begin(arguments, context)
                : try await runs.begin(arguments, context)
        }
        guard let (handle, shared) = questions.read(input.state) else {
            return .complete(CallResult(closedQuestionOf: context.tool))
        }
        // An answer that can't be acted on here isn't used up: it may reach the node that asked.
        let isHere = questions.calls.find(handle, of: context.owner) != nil
        guard isHere || shared?.answered != nil && !context.showsCard else {
            return .complete(
                shared == nil
                    ? CallResult(closedQuestionOf: context.tool)
                    : .failure(questions.elsewhere(context.tool)))
        }
        do {
            guard try await questions.claim(shared) else {
                return .complete(CallResult(closedQuestionOf: context.tool))
            }
        } catch {
            runs.system.log.error("An assistant's answer could not be written down: \(error)")
            return .complete(.failure(questions.unclaimed(context.tool)))
        }
        switch questions.take(handle, of: context.owner) {
        case .run(let run)?: return try await runs.resume(run, input, context)
        case .session(let client)?:
            return try await cardSessions.resume(client, input, context)
        case nil:
            guard let shared, let answered = shared.answered, !context.showsCard else {
                return .complete(CallResult(closedQuestionOf: context.tool))
            }
            return try await runs.performAgain(arguments, shared, answered, input, context)
        }
    }
}
