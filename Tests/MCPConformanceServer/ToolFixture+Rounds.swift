import MCPProtocol
import _JSON

extension [ToolFixture] {
    private static let prefix = "test_input_required_result_"

    /// Tools that need more than one request.
    static let multipleRounds: [ToolFixture] = [
        ToolFixture(prefix + "elicitation", "Asks for a name") { call, _, _ in
            guard let name = call.input.content("user_name")?["name"]?.string else {
                return .ask("user_name", .text("name", "What is your name?"))
            }
            return .text("Hello, \(name)!")
        },
        ToolFixture(prefix + "sampling", "Asks the client's model") { call, _, _ in
            guard case .sampling(let result)? = call.input?.responses["capital_question"] else {
                return .ask("capital_question", .sampling("What is the capital of France?"))
            }
            return .text(result.text)
        },
        ToolFixture(prefix + "list_roots", "Asks where the client works") { call, _, _ in
            guard case .roots(let roots)? = call.input?.responses["client_roots"] else {
                return .ask("client_roots", .roots)
            }
            return .text("Roots: \(roots.map(\.uri).joined(separator: ", "))")
        },
        ToolFixture(prefix + "request_state", "Keeps a state") { call, _, _ in
            confirmed(call, state: "kept") ?? ask(state: "kept")
        },
        ToolFixture(prefix + "tampered_state", "Keeps a state safe") { call, _, _ in
            confirmed(call, state: "safe") ?? ask(state: "safe")
        },
        ToolFixture(prefix + "multiple_inputs", "Asks for several things") { call, _, _ in
            let all: [(key: String, request: InputRequest)] = [
                ("user_name", .text("name", "What is your name?")),
                ("greeting", .sampling("Generate a greeting", maximumTokens: 50)),
                ("client_roots", .roots),
            ]
            let responses = call.input?.responses ?? [:]
            guard let name = call.input.content("user_name")?["name"]?.string,
                case .sampling(let greeting)? = responses["greeting"],
                case .roots(let roots)? = responses["client_roots"]
            else {
                return .inputRequired(RequiredInput(requests: all, state: [UInt8]("all".utf8)))
            }
            return .text("\(greeting.text) \(name), \(roots.count) roots")
        },
        ToolFixture(prefix + "multi_round", "Asks twice") { call, _, _ in
            let state = call.input.stateText
            if state.hasPrefix("name:"), let color = call.input.content("step2")?["color"]?.string {
                return .text("\(state.dropFirst(5)) likes \(color).")
            }
            if let name = call.input.content("step1")?["name"]?.string {
                return .ask(
                    "step2", .text("color", "Step 2: What is your favorite color?"),
                    state: "name:\(name)")
            }
            return .ask("step1", .text("name", "Step 1: What is your name?"), state: "begun")
        },
        ToolFixture(prefix + "capabilities", "Asks what the client can answer") {
            call, context, _ in
            if !(call.input?.responses.isEmpty ?? true) { return .text("Answered.") }
            let client = context.clientCapabilities
            var requests: [(key: String, request: InputRequest)] = []
            if client.canElicitForms {
                requests.append(("user_name", .text("name", "What is your name?")))
            }
            if client.canSample { requests.append(("greeting", .sampling("Greet"))) }
            if client.canListRoots { requests.append(("client_roots", .roots)) }
            guard !requests.isEmpty else { return .text("The client can answer nothing.") }
            return .inputRequired(RequiredInput(requests: requests))
        },
    ]

    private static func ask(state: String) -> ToolOutcome {
        .ask("confirm", .confirmation("ok", "Please confirm"), state: state)
    }

    private static func confirmed(_ call: ToolCall, state: String) -> ToolOutcome? {
        guard call.input.content("confirm") != nil, call.input.stateText == state else {
            return nil
        }
        return .text("state-ok")
    }
}
