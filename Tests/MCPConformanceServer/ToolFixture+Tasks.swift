import MCPProtocol
import _JSON

extension [ToolFixture] {
    /// Tools for the tasks extension.
    static let tasks: [ToolFixture] = [
        ToolFixture("greet", "Greets", .arguments(["name": ["type": "string"]])) { call, _, _ in
            .text("Hello, \(call.arguments["name"]?.string ?? "")!")
        },
        ToolFixture(
            "slow_compute", "Takes some seconds",
            [
                "type": "object",
                "properties": ["seconds": ["type": "number"], "label": ["type": "string"]],
            ]
        ) { call, _, _ in
            let seconds = call.arguments["seconds"]?.number ?? 0
            let label = call.arguments["label"]?.string ?? ""
            return task { _ in
                try await Task.sleep(for: .seconds(seconds))
                return .text("Computed \(label)")
            }
        },
        ToolFixture("failing_job", "Fails as a task") { _, _, _ in
            task(isRequired: true) { _ in .failure("The job failed, as it should.") }
        },
        ToolFixture("protocol_error_job", "Breaks as a task") { _, _, _ in
            task { _ in throw MCPError.internalError }
        },
        ToolFixture(
            "confirm_delete", "Asks within a task", .arguments(["filename": ["type": "string"]])
        ) { call, _, _ in
            let name = call.arguments["filename"]?.string ?? ""
            return task(after: call) { input in
                guard case .elicitation(let result)? = input?.responses["confirm"] else {
                    return .ask("confirm", .confirmation("confirm", "Delete \(name)?"))
                }
                if case .accept = result { return .text("Deleted \(name)") }
                return .text("Kept \(name)")
            }
        },
        ToolFixture("multi_input", "Asks two things within a task") { call, _, _ in
            task(after: call) { input in
                guard let input else {
                    return .inputRequired(
                        RequiredInput(requests: [
                            ("first", .text("name", "What is your name?")),
                            ("second", .confirmation("confirm", "Go on?")),
                        ]))
                }
                return .text("Got \(input.responses.count) answers")
            }
        },
        ToolFixture("test_tool_with_task", "Asks, then becomes a task") { call, _, _ in
            guard let name = call.input.content("user_name")?["name"]?.string else {
                return .ask("user_name", .text("name", "What is your name?"), state: "asked")
            }
            return task(isRequired: true) { _ in .text("Hello, \(name)!") }
        },
    ]

    /// Work whose answers may come with another call, from clients that can't follow tasks.
    private static func task(
        after call: ToolCall? = nil, isRequired: Bool = false,
        _ work: @escaping @Sendable (ReceivedInput?) async throws -> ToolOutcome
    ) -> ToolOutcome {
        .longRunning(
            LongWork(patience: .zero, requiresTask: isRequired) { _, input in
                try await work(input ?? call?.input)
            })
    }
}
