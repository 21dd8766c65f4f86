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
    let calls: OpenCalls<AskingCall>
    let limit: Int

    /// Keeps a call until the answer to its question comes, and returns the form for it.
    func ask(
        _ form: QuestionForm, _ call: AskingCall, _ context: CallContext
    ) async -> ToolOutcome {
        guard calls.keep(call, for: context.owner) != nil else {
            await call.close()
            return .complete(.failure(tooMany(context.tool)))
        }
        return .inputRequired(
            RequiredInput(
                requests: [(form.key, .form(form.form))], state: Array(call.handle.utf8)))
    }

    /// Returns the call whose answer a client brings; `nil` if it isn't open.
    ///
    /// A `nil` owner matches any.
    func take(_ state: [UInt8], of owner: String?) -> AskingCall? {
        calls.take(String(decoding: state, as: UTF8.self), of: owner)
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
