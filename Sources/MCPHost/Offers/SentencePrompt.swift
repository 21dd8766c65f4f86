import IntentSystem
import MCPProtocol

/// A sentence as a prompt: a person writes what they want, and the assistant is led to the tool that
/// does it.
///
/// It is for clients whose model doesn't see the app's tools until it asks for one. The words are
/// understood when the client gets the prompt, so the model is told the call itself.
struct SentencePrompt: Sendable {
    static let name = "do_what_is_said"

    private static let listed = Prompt(
        name: name, title: "Do What Is Said",
        description: "Finds the tool that a sentence asks for, with its arguments.",
        arguments: [
            Prompt.Argument(
                name: "sentence", title: "Sentence",
                description: "What the person wants, in their own words.", isRequired: true)
        ])

    let tool: SentenceTool

    /// The prompt, if the app has phrases.
    var prompts: [Prompt] { tool.tools.isEmpty ? [] : [Self.listed] }

    /// Returns the words that lead the assistant to the call, or to a question where none is sure;
    /// `nil` for another prompt.
    func prompt(
        _ request: PromptRequest, _ context: RequestContext
    ) async throws(MCPError) -> PromptResult? {
        guard request.name == Self.name, !prompts.isEmpty else { return nil }
        for name in request.arguments.keys where name != "sentence" {
            throw .invalidParameters("The prompt \(Self.name) has no argument “\(name)”.")
        }
        guard let sentence = request.arguments["sentence"], !sentence.isEmpty else {
            throw .invalidParameters("The prompt \(Self.name) needs the argument “sentence”.")
        }
        let meanings = await tool.meanings(of: sentence, context)
        return PromptResult(
            description: meanings.first?.title ?? Self.listed.title,
            messages: [.init(.text("“\(sentence)”\n\n\(Self.advice(meanings))"))])
    }

    private static func advice(_ meanings: [SentenceTool.ProposedCall]) -> String {
        guard let first = meanings.first else {
            return """
                No tool of this app does this. Tell the person so, and ask for other words; \
                \(SentenceTool.name) tells what they mean.
                """
        }
        guard first.isSure else {
            let calls = meanings.map { "- \($0.title): \($0.call)" }.joined(separator: "\n")
            return
                "This may mean one of these. Ask the person which one, and call it then.\n\(calls)"
        }
        let rest =
            first.missing.isEmpty
            ? "" : " The person is asked for \(first.missing.joined(separator: ", "))."
        return "Call the tool \(first.call).\(rest)"
    }
}
