import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import _JSON

/// The tool that tells an assistant which tool the words of a person mean, and with which arguments.
///
/// An assistant without the app's tools in its context asks it first. It performs nothing.
struct SentenceTool: Sendable {
    static let name = "understand_sentence"

    static let listed = Tool(
        name: name, title: "Understand a Sentence",
        description: """
            Tells which tool a person's words mean, with the arguments that they name and how sure that is, \
            from 0 to 1; performs nothing. Ask the person if no meaning is sure. The person is asked for \
            arguments that are missing when the tool is called.
            """,
        inputSchema: .arguments(
            [
                "sentence": [
                    "type": "string", "maxLength": 1000,
                    "description": "The words of the person, unchanged.",
                ]
            ], required: ["sentence"]),
        annotations: ToolAnnotations(
            title: "Understand a Sentence", isReadOnly: true, isOpenWorld: false))

    let system: IntentSystem
    let catalog: ToolCatalog

    /// The tool, if the app has phrases.
    var tools: [Tool] {
        catalog.app.shortcuts.contains { !$0.phrases.isEmpty } ? [Self.listed] : []
    }

    func call(_ arguments: JSONObject, _ context: RequestContext) async throws -> CallResult {
        guard let sentence = arguments["sentence"]?.string else {
            throw MCPError.invalidParameter("sentence", expected: "the words of the person")
        }
        let meanings = await meanings(of: sentence, context)
        return CallResult(
            content: [
                .text(
                    meanings.isEmpty
                        ? "These words ask for nothing that the app has."
                        : meanings.map(\.words).joined(separator: "\n"))
            ],
            structured: ["meanings": .array(meanings.map { .object($0.json) })])
    }

    /// Returns the calls that a sentence may mean, the most likely first.
    func meanings(of sentence: String, _ context: RequestContext) async -> [ProposedCall] {
        let language = context.locale.identifier
        await system.renewOffers(
            language: language, for: context.person, atMost: .milliseconds(300))
        return system.understandings(of: sentence, language: language, for: context.person)
            .compactMap { understood in
                catalog.tool(ofIntent: understood.intent).flatMap { tool in
                    tool.isForModels ? ProposedCall(understood, tool) : nil
                }
            }
    }

    /// One way to understand a sentence, as a call of a tool.
    struct ProposedCall: Sendable {
        /// The title of the action and the names of its values.
        let title: String
        /// The name of the tool and its arguments.
        let call: String
        let missing: [String]
        let isSure: Bool
        let words: String
        let json: JSONObject

        init(_ understood: Understanding, _ tool: IntentTool) {
            let arguments = JSONValue.object(tool.arguments(for: understood.values))
            let sureness = (understood.sureness * 100).rounded() / 100
            title = understood.words
            call = "\(tool.name) \(arguments.text)"
            missing = understood.missing
            isSure = understood.isSure
            words = "\(title): \(call) (\(isSure ? "sure" : "not sure"), \(sureness))"
            json = [
                "tool": .string(tool.name), "title": .string(understood.title),
                "arguments": arguments,
                "missing": .array(missing.map { .string($0) }),
                "sureness": .number(sureness), "isSure": .bool(isSure),
            ]
        }
    }
}
