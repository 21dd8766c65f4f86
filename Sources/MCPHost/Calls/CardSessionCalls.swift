import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import SurfaceKit
import _Time

/// Calls whose result is a card that the client shows: each is a run in a separate session.
struct CardSessionCalls: Sendable {
    let system: IntentSystem
    let earlyCardDelay: Duration
    let questions: OpenQuestions
    let cards: OpenCalls<CardSession>
    let documents: CardDocument

    func begin(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolOutcome {
        let action = PersonAction.perform(
            intent: context.tool.intent.identifier, values: arguments.values)
        let heldBytes = Arguments.named(arguments.values).byteCount
        do {
            return try await CardSession.open(
                owner: context.owner, of: context.person, system: system,
                environment: PresentationEnvironment(
                    language: context.request.language, timeZone: context.request.timeZone,
                    flowWidth: SnippetPage.contentWidth),
                isKept: true, heldBytes: heldBytes
            ) { try await advance($0, action, context) }
        } catch let limit as SessionLimitReached {
            return .complete(CallResult(limit))
        } catch let reached as PersonLimitReached {
            throw MCPError(reached, in: context.request.locale)
        }
    }

    func resume(
        _ session: CardSession, _ input: ReceivedInput, _ context: CallContext
    ) async throws -> ToolOutcome {
        session.client.session.came(context.person)
        let screen = session.screen
        guard let card = screen.card,
            let question = AskedQuestion(card, tree: screen.tree)
        else {
            await session.close()
            return .complete(CallResult(closedQuestionOf: context.tool))
        }
        let form = QuestionForm(question, mappings: context.catalog.mappings)
        guard let answer = form.answer(in: input.responses),
            let action = answer.action(on: card, question: question.id)
        else { return await questions.ask(form, .session(session), context) }
        return try await advance(session, action, context)
    }

    private func advance(
        _ session: CardSession, _ action: PersonAction, _ context: CallContext
    ) async throws -> ToolOutcome {
        let watch =
            context.request.wantsProgress
            ? ProgressWatch(session.client, deadlines: system.deadlines, context: context.request)
            : nil
        watch?.begin()
        defer { watch?.end() }
        await withTaskCancellationHandler {
            // A session whose client has disconnected is closed, and the result shows that.
            try? session.client.send(action)
            await restOrUnfinishedCard(session.client)
        } onCancel: {
            Task.detached { await session.close() }
        }
        if Task.isCancelled {
            await session.close()
            throw CancellationError()
        }
        return await outcome(session, context)
    }

    /// Waits until all work has ended, or the person should see a card before its run ends: a
    /// client shows the card only after it has the result of the call.
    private func restOrUnfinishedCard(_ client: SessionClient) async {
        let seen = Promise<Void>()
        Task.detached {
            await client.settled()
            seen.complete(.success(()))
        }
        client.whenUnfinishedCard { [system, earlyCardDelay] in
            if earlyCardDelay == .zero { return seen.complete(.success(())) }
            system.deadlines.schedule(after: earlyCardDelay) { seen.complete(.success(())) }
        }
        // If the call is cancelled, the wait ends and its session is closed.
        try? await seen.value()
    }

    private func outcome(_ session: CardSession, _ context: CallContext) async -> ToolOutcome {
        let screen = session.screen
        // The person answers a question with a view in the card, where its buttons work.
        if context.canAsk, screen.tree == nil, let card = screen.card,
            let question = AskedQuestion(card, tree: nil)
        {
            let form = QuestionForm(question, mappings: context.catalog.mappings)
            return await questions.ask(form, .session(session), context)
        }
        return await complete(session, screen, context)
    }

    /// Returns the result, and keeps the session if its card can still be used.
    private func complete(
        _ session: CardSession, _ screen: SessionScreen, _ context: CallContext
    ) async -> ToolOutcome {
        let files = FileResources(system: system, for: context.request)
        await files.hold(screen.card?.files ?? [])
        let isAlive = screen.tree != nil || screen.question != nil || screen.state?.run != nil
        if isAlive, cards.keep(session, for: context.owner) != nil {
            let document = documents.json(screen, handle: session.handle)
            return .complete(CallResult(screen, of: context.tool, files, document: document))
        }
        await session.close()
        if isAlive, screen.question != nil {
            return .complete(.failure(questions.tooMany(context.tool)))
        }
        let document = documents.json(screen, handle: nil)
        return .complete(CallResult(screen, of: context.tool, files, document: document))
    }
}
