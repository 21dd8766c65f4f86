import MCPProtocol
import _JSON

/// A tool and its function.
struct ToolFixture: Sendable {
    typealias Call =
        @Sendable (ToolCall, RequestContext, ConformanceService) async throws -> ToolOutcome

    var tool: Tool
    var call: Call

    init(
        _ name: String, _ description: String, _ schema: JSONObject = .noArguments,
        call: @escaping Call
    ) {
        tool = Tool(name: name, description: description, inputSchema: schema)
        self.call = call
    }
}

extension JSONObject {
    static let noArguments: JSONObject = ["type": "object", "additionalProperties": false]

    /// The schema of an object whose members are all required.
    static func arguments(_ properties: JSONObject) -> JSONObject {
        [
            "type": "object", "properties": .object(properties),
            "required": .array(properties.names.map(JSONValue.string)),
        ]
    }
}

extension ToolOutcome {
    static func text(_ text: String) -> ToolOutcome {
        .complete(CallResult(content: [.text(text)]))
    }

    static func failure(_ text: String) -> ToolOutcome {
        .complete(.failure(text))
    }

    /// Asks for one thing.
    static func ask(
        _ key: String, _ request: InputRequest, state: String = ""
    ) -> ToolOutcome {
        .inputRequired(RequiredInput(requests: [(key, request)], state: Array(state.utf8)))
    }
}

extension InputRequest {
    /// Asks for one text.
    static func text(_ name: String, _ message: String) -> InputRequest {
        .form(InputForm(message: message, fields: [.init(name: name, kind: .text())]))
    }

    /// Asks for a yes or no.
    static func confirmation(_ name: String, _ message: String) -> InputRequest {
        .form(InputForm(message: message, fields: [.init(name: name, kind: .boolean())]))
    }

    static func sampling(_ prompt: String, maximumTokens: Int = 100) -> InputRequest {
        .sampling(
            SamplingRequest(messages: [.init(.text(prompt))], maximumTokens: maximumTokens))
    }
}

extension ReceivedInput? {
    /// The values that a person entered, if any.
    func content(_ key: String) -> JSONObject? {
        guard case .elicitation(.accept(let content))? = self?.responses[key] else { return nil }
        return content
    }

    /// The state that was given with the question.
    var stateText: String {
        String(decoding: self?.state ?? [], as: UTF8.self)
    }
}
