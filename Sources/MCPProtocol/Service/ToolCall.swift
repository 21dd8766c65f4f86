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

/// The outcome of a request: its value, or what has to happen before there is one.
package enum RequestOutcome<Value: Sendable>: Sendable {
    case complete(Value)
    case inputRequired(RequiredInput)
    /// Nothing is done yet, and it will take a while: a call of a tool runs as a task where the client
    /// can follow one, and any other request waits for it.
    case longRunning(LongWork<Value>)
}

/// The outcome of a call of a tool.
package typealias ToolOutcome = RequestOutcome<CallResult>

/// Work that takes a while, and may become a task if a tool does it.
package struct LongWork<Value: Sendable>: Sendable {
    /// How long to wait for the end before the client gets a task instead of the result.
    package var patience: Duration
    /// Clients that can't follow tasks are refused.
    package var requiresTask: Bool
    /// Does the work; as a task it is called again with the answers when it asked for input.
    ///
    /// Where it asks and is no task, the answers come with a new `callTool`, as all answers do: the
    /// state tells what they belong to.
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

/// The result of a call of a tool.
package struct CallResult: Sendable, Equatable {
    package var content: [Content]
    /// The result as data that satisfies the tool's output schema.
    ///
    /// Where `content` has no text, the server adds it as JSON text. Clients of the revisions that
    /// know objects only get another kind of value as the member `result` of an object.
    package var structured: JSONValue?
    /// The call failed, which the content explains to the model.
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

    /// A failure that the model should read of.
    package static func failure(_ text: String) -> CallResult {
        CallResult(content: [.text(text)], isError: true)
    }
}
