import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import Synchronization
import _Time

/// Calls whose result is a card that the client shows: each is a run in a session of its own.
struct CardSessionCalls: Sendable {
    let system: IntentSystem
    let earlyCardDelay: Duration
    let questions: OpenQuestions
    let cards: OpenCalls<SessionClient>
    let documents: CardDocument

    /// Performs an intent.
    func begin(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolOutcome {
        let action = PersonAction.perform(
            intent: context.tool.intent.identifier, values: arguments.values)
        do {
            return try await SessionClient.open(
                owner: context.owner, system: system,
                environment: PresentationEnvironment(language: context.request.language),
                isKept: true
            ) { try await advance($0, action, context) }
        } catch let limit as SessionLimitReached {
            return .complete(CallResult(limit))
        }
    }

    /// Goes on with a session that asked.
    func resume(
        _ client: SessionClient, _ input: ReceivedInput, _ context: CallContext
    ) async throws -> ToolOutcome {
        let view = client.view
        guard let card = view.card, let question = AskedQuestion(card, tree: view.tree) else {
            await client.close()
            return .complete(CallResult(closedQuestionOf: context.tool))
        }
        let form = QuestionForm(question, mappings: context.catalog.mappings)
        guard let answer = form.answer(in: input.responses) else {
            return await questions.ask(form, .session(client), context)
        }
        return try await advance(
            client, answer.action(on: card, question: question.id), context)
    }

    private func advance(
        _ client: SessionClient, _ action: PersonAction, _ context: CallContext
    ) async throws -> ToolOutcome {
        let watch =
            context.request.wantsProgress
            ? ProgressWatch(client, deadlines: system.deadlines, context: context.request) : nil
        watch?.begin()
        defer { watch?.end() }
        await withTaskCancellationHandler {
            client.send(action)
            await restOrUnfinishedCard(client)
        } onCancel: {
            Task.detached { await client.close() }
        }
        if Task.isCancelled {
            await client.close()
            throw CancellationError()
        }
        return await outcome(client, context)
    }

    /// Waits until nothing goes on, or a card is shown that a person should see although its run
    /// goes on: a client shows it only when it has the result of the call.
    private func restOrUnfinishedCard(_ client: SessionClient) async {
        let waiting = OneResumption()
        await withCheckedContinuation { continuation in
            waiting.set(continuation)
            Task.detached {
                await client.settled()
                waiting.resume()
            }
            client.whenUnfinishedCard { [system, earlyCardDelay] in
                if earlyCardDelay == .zero { return waiting.resume() }
                system.deadlines.schedule(after: earlyCardDelay) { waiting.resume() }
            }
        }
    }

    private func outcome(_ client: SessionClient, _ context: CallContext) async -> ToolOutcome {
        let view = client.view
        // A question with a view is answered in the card, where its buttons work.
        if context.canAsk, view.tree == nil, let card = view.card,
            let question = AskedQuestion(card, tree: nil)
        {
            let form = QuestionForm(question, mappings: context.catalog.mappings)
            return await questions.ask(form, .session(client), context)
        }
        return await complete(client, view, context)
    }

    /// Gives the result, and keeps the session if its card lives on.
    private func complete(
        _ client: SessionClient, _ view: SessionClient.View, _ context: CallContext
    ) async -> ToolOutcome {
        let files = FileResources(system: system, for: context.request)
        await files.hold(view.card?.value?.files ?? [])
        let isAlive = view.tree != nil || view.card?.question != nil || view.state?.run != nil
        if isAlive, cards.keep(client, for: context.owner) != nil {
            let document = documents.json(view, handle: client.handle)
            return .complete(CallResult(view, of: context.tool, files, document: document))
        }
        await client.close()
        if isAlive, view.card?.question != nil {
            return .complete(.failure(questions.tooMany(context.tool)))
        }
        let document = documents.json(view, handle: nil)
        return .complete(CallResult(view, of: context.tool, files, document: document))
    }
}

/// A continuation that is resumed by the first of several.
private final class OneResumption: Sendable {
    private let continuation = Mutex<CheckedContinuation<Void, Never>?>(nil)

    func set(_ continuation: CheckedContinuation<Void, Never>) {
        self.continuation.withLock { $0 = continuation }
    }

    func resume() {
        let first = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        first?.resume()
    }
}
