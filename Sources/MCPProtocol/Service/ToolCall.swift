package import _JSON

/// A call of a tool, or the continuation of one.
package struct ToolCall: Sendable, Equatable {
    package var name: String
    package var arguments: JSONObject
    /// The answers, if an earlier outcome asked for input.
    package var input: ReceivedInput?

    package init(name: String, arguments: JSONObject = [:], input: ReceivedInput? = nil) {
        self.name = name
        self.arguments = arguments
        self.input = input
    }
}

/// The outcome of a request: its value, or the step that is necessary before it.
package enum RequestOutcome<Value: Sendable>: Sendable {
    case complete(Value)
    case inputRequired(RequiredInput)
    /// The work will take a while and hasn't begun: a call of a tool runs as a task if the client
    /// can follow one, and any other request waits for it.
    case longRunning(LongWork<Value>)
}

package typealias ToolOutcome = RequestOutcome<CallResult>

/// Work that takes a while, and may become a task if a tool does it.
package struct LongWork<Value: Sendable>: Sendable {
    /// The time to wait for the result before the client receives a task instead.
    package var patience: Duration
    /// `true` to refuse clients that can't follow tasks.
    package var requiresTask: Bool
    /// Does the work; in a task, it is called again with the answers after it asked for input.
    ///
    /// If it asks outside a task, the answers come with a new `callTool`, like all answers: the
    /// state identifies the call.
    package var perform: Perform

    package typealias Perform =
        @Sendable (RequestContext, ReceivedInput?) async throws -> RequestOutcome<Value>

    package init(
        patience: Duration = .seconds(2), requiresTask: Bool = false, perform: @escaping Perform
    ) {
        self.patience = patience
        self.requiresTask = requiresTask
        self.perform = perform
    }
}

package struct CallResult: Sendable, Equatable {
    package var content: [Content]
    /// The result as data that satisfies the tool's output schema.
    ///
    /// If `content` has no text, the server adds this as JSON text. Clients of revisions that
    /// accept only objects receive another type as the member `result` of an object.
    package var structured: JSONValue?
    /// `true` if the call failed; the content explains the failure to the model.
    package var isError: Bool
    package var meta: JSONObject

    package init(
        content: [Content], structured: JSONValue? = nil, isError: Bool = false,
        meta: JSONObject = [:]
    ) {
        self.content = content
        self.structured = structured
        self.isError = isError
        self.meta = meta
    }

    package static func failure(_ text: String) -> CallResult {
        CallResult(content: [.text(text)], isError: true)
    }
}
