import MCPProtocol
import _JSON

/// A prompt and what it gives.
struct PromptFixture: Sendable {
    var prompt: Prompt
    var fill: @Sendable (PromptRequest) -> RequestOutcome<PromptResult>

    static let all: [PromptFixture] = [
        PromptFixture(
            prompt: Prompt(name: "test_simple_prompt", description: "Has no arguments")
        ) { _ in
            messages(.text("This is a simple prompt for testing."))
        },
        PromptFixture(
            prompt: Prompt(
                name: "test_prompt_with_arguments", description: "Has two arguments",
                arguments: [
                    .init(name: "arg1", description: "First test argument", isRequired: true),
                    .init(name: "arg2", description: "Second test argument", isRequired: true),
                ])
        ) { request in
            let values = ["arg1", "arg2"].map { "\($0)='\(request.arguments[$0] ?? "")'" }
            return messages(
                .text("Prompt with arguments: \(values.joined(separator: ", "))"))
        },
        PromptFixture(
            prompt: Prompt(
                name: "test_prompt_with_embedded_resource", description: "Embeds a resource",
                arguments: [
                    .init(
                        name: "resourceUri", description: "URI of the resource to embed",
                        isRequired: true)
                ])
        ) { request in
            messages(
                .resource(
                    ResourceContents(
                        uri: request.arguments["resourceUri"] ?? "", mimeType: "text/plain",
                        body: .text("Embedded resource content for testing."))),
                .text("Please process the embedded resource above."))
        },
        PromptFixture(
            prompt: Prompt(name: "test_prompt_with_image", description: "Embeds an image")
        ) { _ in
            messages(
                .image(data: Samples.png, mimeType: "image/png"),
                .text("Please analyze the image above."))
        },
        PromptFixture(
            prompt: Prompt(
                name: "test_input_required_result_prompt", description: "Asks for a context")
        ) { request in
            guard let context = request.input.content("user_context")?["context"]?.string else {
                let question = InputRequest.text(
                    "context", "What context should the prompt use?")
                return .inputRequired(RequiredInput(requests: [("user_context", question)]))
            }
            return messages(.text("Context: \(context)"))
        },
    ]

    private static func messages(_ content: Content...) -> RequestOutcome<PromptResult> {
        .complete(PromptResult(messages: content.map { .init($0) }))
    }
}
