import AppIntentsMetadata
import IntentSystem
import MCPProtocol

/// A call whose client asks the person a question.
enum AskingCall: PendingCall {
    case run(ToolRun)
    case session(CardSession)

    var handle: String {
        switch self {
        case .run(let run): run.handle
        case .session(let session): session.handle
        }
    }

    /// The questions that were answered before; `nil` if the call can't be performed again on another node.
    var answered: [AnsweredQuestion]? {
        switch self {
        case .run(let run): run.answered
        // What is on the card can't be shown again.
        case .session: nil
        }
    }

    var heldBytes: Int {
        switch self {
        case .run(let run): run.heldBytes
        case .session(let session): session.heldBytes
        }
    }

    func close() async {
        switch self {
        case .run(let run): run.close()
        case .session(let session): await session.close()
        }
    }
}

/// The questions that clients ask their person.
struct OpenQuestions: Sendable {
    /// The time for which a claim is remembered after the seal of a state has expired, as far as the clocks
    /// of nodes may differ.
    private static let clockDifference = Duration.seconds(3600)

    let calls: OpenCalls<AskingCall>
    let limit: Int
    /// The agreement of the app's nodes; `nil` if there is one node.
    let agreement: (any NodeAgreement)?
    /// The time for which a client may return with a state.
    let lifetime: Duration

    /// Other nodes may get the answer to a question that this one asked.
    var isShared: Bool { agreement != nil }

    /// Keeps a call until the answer to its question comes, and returns the form for it.
    func ask(
        _ form: QuestionForm, _ call: AskingCall, _ context: CallContext
    ) async -> ToolOutcome {
        guard calls.keep(call, for: context.owner) != nil else {
            await call.close()
            return .complete(.failure(tooMany(context.tool)))
        }
        do {
            let state =
                isShared
                ? try CallState(asking: form.form, of: call).bytes : Array(call.handle.utf8)
            return .inputRequired(
                RequiredInput(requests: [(form.key, .form(form.form))], state: state))
        } catch {
            await calls.take(call.handle, of: nil)?.close()
            return .complete(
                .failure("“\(context.tool.intent.title)” was stopped: \(error)"))
        }
    }

    /// Returns the call whose answer a client brings; `nil` if it isn't open here.
    ///
    /// A `nil` owner matches any.
    func take(_ handle: String, of owner: String?) -> AskingCall? {
        calls.take(handle, of: owner)
    }

    /// Returns the handle in a state of ours, and the whole state where there are several nodes.
    func read(_ state: [UInt8]) -> (handle: String, shared: CallState?)? {
        guard isShared else { return (String(decoding: state, as: UTF8.self), nil) }
        // Only a later version of the program can have sealed another form.
        guard let state = try? CallState(bytes: state) else { return nil }
        return (state.handle, state)
    }

    /// Returns `true` to the one among all nodes that may act on an answer.
    func claim(_ state: CallState?) async throws -> Bool {
        guard let agreement, let state else { return true }
        return try await agreement.claim(
            "answer \(state.asking)", for: lifetime + Self.clockDifference)
    }

    /// Returns the words for an answer to a question that isn't open on this node, and can't be asked again.
    func elsewhere(_ tool: IntentTool) -> String {
        """
        This question of “\(tool.intent.title)” is not open here, and can’t be asked again, because the call has \
        done something already; nothing was done now. If it is open on another node of the app, the same answer \
        counts there.
        """
    }

    /// Returns the words for an answer that may or may not have been acted on.
    func unclaimed(_ tool: IntentTool) -> String {
        """
        The answer to “\(tool.intent.title)” has no effect yet, because it can't be written down that it came. \
        The question stays open: send the same answer again in a while.
        """
    }

    /// Returns the words for a question above the limit.
    func tooMany(_ tool: IntentTool) -> String {
        let those =
            calls.count < limit
            ? "the questions that wait for an answer hold as much as may wait already"
            : "\(limit) questions are waiting for an answer already"
        return """
            “\(tool.intent.title)” was stopped, because it asks the person something and \(those). Try again \
            when some of them have been answered.
            """
    }
}
