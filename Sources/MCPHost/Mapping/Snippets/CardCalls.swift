import IntentSystem
import MCPProtocol
import _JSON

/// Calls of the view of a card: it comes back under the card's handle, and only what is shown there
/// can be used.
struct CardCalls: Sendable {
    let system: IntentSystem
    let cards: OpenCalls<SessionClient>
    let documents: CardDocument

    /// Carries a call out; arguments that make no sense are an error of the view.
    func call(
        _ tool: CardTool, _ arguments: JSONObject, _ context: RequestContext
    ) async throws -> CallResult {
        guard let handle = arguments["handle"]?.string, (1...64).contains(handle.utf8.count) else {
            throw MCPError.invalidParameter("handle", expected: "the handle of a card")
        }
        do {
            return try await call(tool, arguments, handle: handle, context)
        } catch let limit as SessionLimitReached {
            return CallResult(limit)
        }
    }

    private func call(
        _ tool: CardTool, _ arguments: JSONObject, handle: String, _ context: RequestContext
    ) async throws -> CallResult {
        let owner = context.principal.owner
        switch tool {
        case .act:
            guard let action = CardAction.action(arguments) else {
                throw MCPError.invalidParameter("type", expected: "an action with its members")
            }
            guard let client = try await client(handle, owner, context) else { return Self.gone }
            await client.carryOut(action)
            return await result(client, owner, arguments)
        case .state:
            guard let client = try await client(handle, owner, context) else { return Self.gone }
            // What is drawn again for another look comes with the next question: a view that waited
            // for it would wait for everything that goes on.
            if let scheme = arguments["scheme"]?.string.flatMap(
                PresentationEnvironment.Scheme.init)
            {
                await client.setEnvironment(
                    PresentationEnvironment(
                        scheme: scheme,
                        language: RequestContext.language(arguments["language"]?.string)
                            ?? context.language))
            }
            return await result(client, owner, arguments)
        case .choices:
            guard let client = try await client(handle, owner, context) else { return Self.gone }
            return await choices(client, arguments)
        }
    }

    /// The client of the session behind a handle; one of an earlier process comes back with the card that it
    /// showed last.
    private func client(
        _ handle: String, _ owner: String, _ context: RequestContext
    ) async throws -> SessionClient? {
        if let client = cards.find(handle, of: owner) { return client }
        let client = try await SessionClient.open(
            handle: handle, owner: owner, system: system,
            environment: PresentationEnvironment(language: context.language), isKept: true
        ) { client in
            await client.settled()
            return client
        }
        guard client.view.card != nil, let kept = cards.keep(client, for: owner) else {
            await client.close()
            return nil
        }
        if kept !== client { await client.disconnect() }
        return kept
    }

    private func result(
        _ client: SessionClient, _ owner: String, _ arguments: JSONObject
    ) async -> CallResult {
        let view = client.view
        let isOver = view.card == nil && view.state?.run == nil
        if isOver {
            _ = cards.take(client.handle, of: owner)
            await client.close()
        }
        let document = documents.json(
            view, handle: isOver ? nil : client.handle, seen: arguments["seen"]?.integer ?? -1)
        return CallResult(content: [.text(CardSummary.line(view))], structured: document)
    }

    private func choices(_ client: SessionClient, _ arguments: JSONObject) async -> CallResult {
        let options = await client.options(
            question: arguments["question"]?.integer ?? -1,
            parameter: arguments["parameter"]?.string ?? "",
            matching: arguments["text"]?.string ?? "")
        return CallResult(
            content: [.text(options.map(\.title).joined(separator: ", "))],
            structured: ["options": .options(options)])
    }

    /// The card was closed, or waited for too long.
    private static var gone: CallResult {
        let text = "This card is not open any more; nothing was done."
        return CallResult(
            content: [.text(text)],
            structured: [
                "card": .null, "run": .null, "summary": .string(text),
                "news": [["type": "refused", "reason": "stale", "text": .string(text)]],
            ])
    }
}
