import MCPProtocol
import _JSON

extension [ToolFixture] {
    /// Tools that say something while they run.
    static let utilities: [ToolFixture] = [
        ToolFixture("test_tool_with_progress", "Reports progress") { _, context, _ in
            for completed in [0.0, 50, 100] {
                if completed > 0 { try await Task.sleep(for: .milliseconds(50)) }
                context.reportProgress(Progress(completed, of: 100))
            }
            return .text("Done after three reports.")
        },
        ToolFixture("test_tool_with_logging", "Logs three messages") { _, context, _ in
            for (index, text) in [
                "Tool execution started", "Tool processing data", "Tool execution completed",
            ].enumerated() {
                if index > 0 { try await Task.sleep(for: .milliseconds(50)) }
                context.log(LogMessage(level: .info, data: .string(text)))
            }
            return .text("Done after three messages.")
        },
        ToolFixture("test_reconnection", "Lets go of its connection") { _, context, _ in
            let hasLetGo = context.letGoOfConnection()
            try await Task.sleep(for: .milliseconds(100))
            return .text(hasLetGo ? "Done after a reconnection." : "Done on one connection.")
        },
        ToolFixture(
            "test_sampling", "Asks the client's model",
            .arguments(["prompt": ["type": "string"]])
        ) { call, _, _ in
            if case .sampling(let result)? = call.input?.responses["sampling"] {
                return .text("LLM response: \(result.text)")
            }
            return .ask("sampling", .sampling(call.arguments["prompt"]?.string ?? ""))
        },
    ]

    /// Tools that the scenarios for stateless servers look at closely.
    static let diagnostics: [ToolFixture] = [
        ToolFixture("test_missing_capability", "Needs sampling") { _, context, _ in
            guard context.clientCapabilities.canSample else {
                throw MCPError.missingCapability(ClientCapabilities(canSample: true))
            }
            return .text("The client can sample.")
        },
        ToolFixture("test_streaming_elicitation", "Asks within a stream") { call, context, _ in
            if call.input.content("answer") != nil { return .text("Answered.") }
            context.reportProgress(Progress(1, of: 2))
            return .ask("answer", .text("answer", "What is the answer?"))
        },
        ToolFixture("test_logging_tool", "Logs a message") { _, context, _ in
            context.log(LogMessage(level: .info, data: "A message"))
            return .text("Logged where it was asked for.")
        },
        ToolFixture("test_trigger_tool_change", "Tells of changed tools") { _, _, service in
            service.announce(.toolsChanged)
            return .text("Told.")
        },
        ToolFixture("test_trigger_prompt_change", "Tells of changed prompts") { _, _, service in
            service.announce(.promptsChanged)
            return .text("Told.")
        },
        ToolFixture(
            "test_trigger_resource_update", "Tells of a changed resource",
            .arguments(["uri": ["type": "string"]])
        ) { call, _, service in
            service.announce(.resourceUpdated(uri: call.arguments["uri"]?.string ?? ""))
            return .text("Told.")
        },
    ]
}
