import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import Synchronization
import _JSON
import _Time

/// Calls of intents: each is a run in a session of its own, until it has ended or waits for the
/// person.
struct IntentCalls: Sendable {
    let system: IntentSystem
    let configuration: MCPHostConfiguration
    /// Calls whose question a client carries to the person.
    let questions: OpenCalls
    /// Calls whose card a client shows.
    let cards: OpenCalls
    let documents: CardDocument

    /// A call as it goes on: whose it is, and what its client can do.
    private struct Situation {
        let tool: IntentTool
        let mappings: ValueMappings
        let context: RequestContext

        var owner: String { context.principal.owner }
        var showsCards: Bool { tool.showsCards && context.clientCapabilities.showsApps }
        var canAsk: Bool { context.clientCapabilities.canElicitForms }
    }

    /// Performs an intent, or goes on with one that asked.
    func call(
        _ call: ToolCall, _ tool: IntentTool, in catalog: ToolCatalog, _ context: RequestContext
    ) async throws -> ToolOutcome {
        let files = FileResources(system: system, owner: context.principal.owner)
        let arguments = Arguments(call.arguments, for: tool, file: files.file)
        guard arguments.mistakes.isEmpty else {
            let mistakes = arguments.mistakes.joined(separator: "\n")
            return .complete(
                .failure("“\(tool.intent.title)” was not performed.\n\(mistakes)"))
        }
        let go = { @Sendable (context: RequestContext, input: ReceivedInput?) in
            let situation = Situation(tool: tool, mappings: catalog.mappings, context: context)
            return if let input = input ?? call.input {
                try await resume(input, situation)
            } else {
                try await begin(arguments.values, situation)
            }
        }
        // Only work that takes its time becomes a task, which is seen when it does.
        guard context.clientCapabilities.canFollowTasks else { return try await go(context, nil) }
        return .longRunning(LongWork(perform: go))
    }

    /// Gives a question up: whoever was asked went away.
    func abandon(_ state: [UInt8]) async {
        let handle = String(decoding: state, as: UTF8.self)
        await questions.take(handle, of: nil)?.close()
    }

    private func begin(
        _ values: [String: ParameterValue], _ situation: Situation
    ) async throws -> ToolOutcome {
        let action = PersonAction.perform(
            intent: situation.tool.intent.identifier, values: values)
        do {
            return try await Surface.open(
                owner: situation.owner, system: system,
                environment: PresentationEnvironment(language: situation.context.language),
                isKept: situation.showsCards
            ) { try await goOn($0, action, situation) }
        } catch let limit as SessionLimitReached {
            return .complete(CallResult(limit))
        }
    }

    private func resume(
        _ input: ReceivedInput, _ situation: Situation
    ) async throws -> ToolOutcome {
        let handle = String(decoding: input.state, as: UTF8.self)
        guard let surface = questions.take(handle, of: situation.owner) else {
            return .complete(CallResult(closedQuestionOf: situation.tool))
        }
        let view = surface.view
        guard let card = view.card,
            let form = QuestionForm(card, tree: view.tree, mappings: situation.mappings)
        else {
            await surface.close()
            return .complete(CallResult(closedQuestionOf: situation.tool))
        }
        guard let action = form.action(for: input.responses) else {
            return await ask(form, surface, situation)
        }
        return try await goOn(surface, action, situation)
    }

    // MARK: - Going on

    private func goOn(
        _ surface: Surface, _ action: PersonAction, _ situation: Situation
    ) async throws -> ToolOutcome {
        let watch =
            situation.context.wantsProgress
            ? ProgressWatch(surface, deadlines: system.deadlines, context: situation.context)
            : nil
        watch?.begin()
        defer { watch?.end() }
        await withTaskCancellationHandler {
            if situation.showsCards {
                surface.send(action)
                await restOrUnfinishedCard(surface)
            } else {
                await surface.carryOut(action)
            }
        } onCancel: {
            Task.detached { await surface.close() }
        }
        if Task.isCancelled {
            await surface.close()
            throw CancellationError()
        }
        return await outcome(surface, situation)
    }

    /// Waits until nothing goes on, or a card is shown that a person should see although its run
    /// goes on: a client shows it only when it has the result of the call.
    private func restOrUnfinishedCard(_ surface: Surface) async {
        let waiting = OneResumption()
        await withCheckedContinuation { continuation in
            waiting.set(continuation)
            Task.detached {
                await surface.settled()
                waiting.resume()
            }
            let grace = configuration.earlyCardDelay
            surface.whenUnfinishedCard { [system] in
                if grace == .zero { return waiting.resume() }
                system.deadlines.schedule(after: grace) { waiting.resume() }
            }
        }
    }

    private func outcome(_ surface: Surface, _ situation: Situation) async -> ToolOutcome {
        let view = surface.view
        guard let card = view.card, card.question != nil else {
            return await complete(surface, view, situation)
        }
        if situation.showsCards, view.tree != nil || !situation.canAsk {
            return await complete(surface, view, situation)
        }
        if situation.canAsk,
            let form = QuestionForm(card, tree: view.tree, mappings: situation.mappings)
        {
            return await ask(form, surface, situation)
        }
        await surface.close()
        return .complete(
            .failure(QuestionText.unanswerable(card, tree: view.tree, tool: situation.tool)))
    }

    private func ask(
        _ form: QuestionForm, _ surface: Surface, _ situation: Situation
    ) async -> ToolOutcome {
        guard questions.keep(surface, for: situation.owner) != nil else {
            await surface.close()
            return .complete(.failure(tooMany(situation)))
        }
        return .inputRequired(
            RequiredInput(
                requests: [(form.key, .form(form.form))], state: Array(surface.handle.utf8)))
    }

    /// Gives the result, and keeps the session if the client shows a card that lives on.
    private func complete(
        _ surface: Surface, _ view: Surface.View, _ situation: Situation
    ) async -> ToolOutcome {
        FileResources(system: system, owner: situation.owner)
            .hold(view.card?.value?.files ?? [])
        let isAlive =
            situation.showsCards
            && (view.tree != nil || view.card?.question != nil || view.state?.run != nil)
        if isAlive, cards.keep(surface, for: situation.owner) != nil {
            let document = documents.json(view, handle: surface.handle)
            return .complete(CallResult(view, of: situation.tool, document: document))
        }
        await surface.close()
        if isAlive, view.card?.question != nil {
            return .complete(.failure(tooMany(situation)))
        }
        guard situation.showsCards else {
            return .complete(CallResult(view, of: situation.tool))
        }
        let document = documents.json(view, handle: nil)
        return .complete(CallResult(view, of: situation.tool, document: document))
    }

    private func tooMany(_ situation: Situation) -> String {
        """
        “\(situation.tool.intent.title)” was stopped, because it asks the person something and \
        \(configuration.maximumOpenCalls) questions are waiting for an answer already. Try again when \
        some of them have been answered.
        """
    }
}

/// A continuation that several may resume, of whom only the first does.
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

extension CallResult {
    /// The answer to an answer that comes too late, or for the second time.
    init(closedQuestionOf tool: IntentTool) {
        let text =
            "This question of “\(tool.intent.title)” is not open any more; nothing was done."
        self.init(
            content: [.text(text)], isError: true,
            meta: [
                CardDocument.name: [
                    "news": [["type": "refused", "reason": "answered", "text": .string(text)]]
                ]
            ])
    }
}

extension CallResult {
    /// The answer while there are as many sessions as there may be.
    init(_ reached: SessionLimitReached) {
        self = .failure(
            "Nothing was done: \(reached.limit) sessions are open already. Try again later.")
    }
}

extension ClientCapabilities {
    /// Whether the client can show a card as a view of its own (MCP Apps).
    var showsApps: Bool { extensions[ExtensionName.apps] != nil }
}
