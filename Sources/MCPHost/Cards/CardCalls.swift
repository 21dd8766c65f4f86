import IntentSystem
import MCPProtocol
import SurfaceKit
import _JSON

/// Calls from the view of a card: it returns under the card's handle, and can use only what the
/// card shows.
struct CardCalls: Sendable {
    let system: IntentSystem
    let cards: OpenCalls<CardSession>
    let documents: CardDocument

    /// Carries out a call; invalid arguments are an error of the view.
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
        } catch let reached as PersonLimitReached {
            throw MCPError(reached, in: context.locale)
        }
    }

    private func call(
        _ tool: CardTool, _ arguments: JSONObject, handle: String, _ context: RequestContext
    ) async throws -> CallResult {
        let owner = context.principal.owner
        switch tool {
        case .act:
            let action = try Self.action(arguments)
            guard let session = try await session(handle, owner, context) else { return Self.gone }
            try session.client.session.count(action)
            do {
                try await session.client.carryOut(action)
            } catch {
                return Self.gone
            }
            return await result(session, owner, arguments)
        case .state:
            guard let session = try await session(handle, owner, context) else { return Self.gone }
            // The view that is drawn for the new environment comes with the next call: a view that
            // waited for it would wait for all of the session's work.
            if let scheme = arguments["scheme"]?.string.flatMap(
                PresentationEnvironment.Scheme.init)
            {
                var environment = PresentationEnvironment(
                    scheme: scheme,
                    language: RequestContext.language(arguments["language"]?.string)
                        ?? context.language,
                    timeZone: RequestContext.timeZone(arguments["zone"]) ?? context.timeZone)
                if arguments["measured"]?.bool == true {
                    // The client may have the page from an earlier process.
                    documents.findFonts()
                    environment.contentWidth = Self.width(arguments)
                } else {
                    environment.flowWidth = Self.width(arguments)
                }
                do {
                    try await session.client.setEnvironment(environment)
                } catch {
                    return Self.gone
                }
            }
            return await result(session, owner, arguments)
        case .choices:
            guard let session = try await session(handle, owner, context) else { return Self.gone }
            return await choices(session.client, arguments)
        }
    }

    /// Returns the width that the view has for the app's drawing.
    private static func width(_ arguments: JSONObject) -> Int {
        guard let width = arguments["width"]?.integer,
            PresentationEnvironment.contentWidths.contains(width)
        else { return SnippetPage.contentWidth }
        return width
    }

    /// The types of the messages that a view may send; only a call of the assistant begins a new
    /// request.
    static let actions = ["tap", "toggle", "answer", "choose", "confirm", "cancel", "done", "stop"]

    /// Reads the message of a view from the arguments of its call.
    private static func action(_ arguments: JSONObject) throws -> PersonAction {
        let text = JSONValue.object(arguments).text
        guard let type = arguments["type"]?.string, actions.contains(type),
            case .action(let action)? = try? PersonMessage(json: Array(text.utf8))
        else { throw MCPError.invalidParameter("type", expected: "an action with its members") }
        return action
    }

    /// Returns the session with a handle; a session of an earlier process is restored with the last
    /// card that it showed.
    private func session(
        _ handle: String, _ owner: String, _ context: RequestContext
    ) async throws -> CardSession? {
        if let session = cards.find(handle, of: owner) {
            session.client.session.came(context.person)
            return session
        }
        let session = try await CardSession.open(
            handle: handle, owner: owner, of: context.person, system: system,
            environment: PresentationEnvironment(
                language: context.language, timeZone: context.timeZone,
                flowWidth: SnippetPage.contentWidth), isKept: true
        ) { session in
            await session.client.settled()
            return session
        }
        guard session.screen.card != nil, let kept = cards.keep(session, for: owner) else {
            await session.close()
            return nil
        }
        if kept.client !== session.client { await session.client.disconnect() }
        return kept
    }

    private func result(
        _ session: CardSession, _ owner: String, _ arguments: JSONObject
    ) async -> CallResult {
        let screen = session.screen
        let isOver = screen.card == nil && screen.state?.run == nil
        if isOver {
            _ = cards.take(session.handle, of: owner)
            await session.close()
        }
        let document = documents.json(
            screen, handle: isOver ? nil : session.handle, seen: arguments["seen"]?.integer ?? -1)
        return CallResult(content: [.text(CardSummary.line(screen))], structured: document)
    }

    private func choices(_ client: SessionClient, _ arguments: JSONObject) async -> CallResult {
        let options: [Question.Option]
        do {
            options = try await client.options(
                question: arguments["question"]?.integer ?? -1,
                parameter: arguments["parameter"]?.string ?? "",
                entity: arguments["entity"]?.string,
                matching: arguments["text"]?.string ?? "")
        } catch {
            // The session has logged the reason.
            return CallResult(
                content: [.text("The app could not say what there is to choose.")], isError: true)
        }
        return CallResult(
            content: [.text(options.map(\.title).joined(separator: ", "))],
            structured: ["options": JSONTree.value { options.write(to: &$0) }])
    }

    /// The answer for a card that was closed, or waited for too long.
    private static var gone: CallResult {
        let text = "This card is not open any more; nothing was done."
        return CallResult(
            content: [.text(text)],
            structured: [
                "card": .null, "run": .null, "summary": .string(text),
                "news": [.message(.refusal(Refusal(reason: .stale, message: text)))],
            ])
    }
}
